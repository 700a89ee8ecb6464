<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>CardProblem</name>
    <message>
        <source>line %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
</context>
<context>
    <name>DeckPrint</name>
    <message>
        <source>50 mm</source>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Registrazione del Mazzo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Carte sconosciute</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>Firma del giocatore</translation>
    </message>
    <message>
        <source>Checked by a judge</source>
        <translation>Controllato da un arbitro</translation>
    </message>
    <message>
        <source>The printer, or the file, took nothing.</source>
        <translation>La stampante, o il file, non ha accettato nulla.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Jutsu</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clienti</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>Reinforcement deck</source>
        <translation>Mazzo di Rinforzi</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Playsheet finds no display. Start it in a desktop session; without one, playsheet-cli does what needs no window.</source>
        <translation>Playsheet non trova uno schermo. Avvialo in una sessione desktop; senza, playsheet-cli fa ciò che non richiede una finestra.</translation>
    </message>
    <message>
        <source>The display has gone away. What was decided is on disk; start Playsheet again to go on.</source>
        <translation>Lo schermo non è più raggiungibile. Ciò che è stato deciso è su disco; riavvia Playsheet per continuare.</translation>
    </message>
</context>
<context>
    <name>JournalRecorder</name>
    <message>
        <source>The record of this match cannot be written.</source>
        <translation>Il registro di questa partita non può essere scritto.</translation>
    </message>
    <message>
        <source>There is no record of this match.</source>
        <translation>Non c&apos;è un registro di questa partita.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>South alone</source>
        <translation>Solo Sud</translation>
    </message>
    <message>
        <source>North alone</source>
        <translation>Solo Nord</translation>
    </message>
    <message>
        <source>While it is held: the own hand is shown; opens the own curtain</source>
        <translation>Tenuto premuto: mostra la propria Mano; apre la propria tenda</translation>
    </message>
    <message>
        <source>Passes; refuses a take-back</source>
        <translation>Passa; rifiuta un annullamento</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Presses the large button at the right</source>
        <translation>Preme il pulsante grande a destra</translation>
    </message>
    <message>
        <source>To the next card or row that way</source>
        <translation>Alla prossima carta o riga in quella direzione</translation>
    </message>
    <message>
        <source>To the next zone or button; a zone keeps the card that had the ring</source>
        <translation>Alla zona o al pulsante seguente; ogni zona ricorda la carta che aveva la cornice</translation>
    </message>
    <message>
        <source>To the zone or button before</source>
        <translation>Alla zona o al pulsante precedente</translation>
    </message>
    <message>
        <source>To the next card that can be used or chosen, in closed piles too</source>
        <translation>Alla prossima carta che si può usare o scegliere, anche nelle pile chiuse</translation>
    </message>
    <message>
        <source>To the card before that can be used or chosen</source>
        <translation>Alla carta precedente che si può usare o scegliere</translation>
    </message>
    <message>
        <source>Gives this answer; when nothing is to be answered: selects this card of the hand</source>
        <translation>Dà questa risposta; se non c&apos;è nulla a cui rispondere: sceglie questa carta della Mano</translation>
    </message>
    <message>
        <source>Charges the selected card</source>
        <translation>Trasforma in Chakra la carta scelta</translation>
    </message>
    <message>
        <source>Right column</source>
        <translation>Colonna destra</translation>
    </message>
    <message>
        <source>Shows the log</source>
        <translation>Mostra il registro</translation>
    </message>
    <message>
        <source>Shows the chain</source>
        <translation>Mostra la Catena</translation>
    </message>
    <message>
        <source>Shows the decks</source>
        <translation>Mostra i Mazzi</translation>
    </message>
    <message>
        <source>One page up in the log, one link up in the chain</source>
        <translation>Una pagina in su nel registro, un anello in su nella Catena</translation>
    </message>
    <message>
        <source>One page down in the log, one link down in the chain</source>
        <translation>Una pagina in giù nel registro, un anello in giù nella Catena</translation>
    </message>
    <message>
        <source>To the beginning of the log or of the chain</source>
        <translation>All&apos;inizio del registro o della Catena</translation>
    </message>
    <message>
        <source>To the end of the log or of the chain</source>
        <translation>Alla fine del registro o della Catena</translation>
    </message>
    <message>
        <source>Explains the next phrase of the card that is read</source>
        <translation>Spiega la frase seguente della carta che si legge</translation>
    </message>
    <message>
        <source>Explains the phrase before</source>
        <translation>Spiega la frase precedente</translation>
    </message>
    <message>
        <source>Explains keywords, or no longer</source>
        <translation>Spiega le parole chiave, o non più</translation>
    </message>
    <message>
        <source>Folds the right column away, or opens it</source>
        <translation>Chiude la colonna destra o la apre</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>The rules, at the one that is spoken of</source>
        <translation>Le regole, da quella di cui si parla</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Questo elenco di tasti</translation>
    </message>
    <message>
        <source>Takes the last decision back, or asks for it</source>
        <translation>Annulla l&apos;ultima decisione, o lo chiede</translation>
    </message>
    <message>
        <source>Restores the decision that was taken back</source>
        <translation>Ripete la decisione annullata</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Saves a copy of the record</source>
        <translation>Salva una copia del registro della partita</translation>
    </message>
    <message>
        <source>Larger words</source>
        <translation>Parole più grandi</translation>
    </message>
    <message>
        <source>Smaller words</source>
        <translation>Parole più piccole</translation>
    </message>
    <message>
        <source>Words of usual size</source>
        <translation>Parole di misura normale</translation>
    </message>
    <message>
        <source>Full screen, or no longer</source>
        <translation>Schermo intero, o non più</translation>
    </message>
    <message>
        <source>Quits the program</source>
        <translation>Esce dal programma</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>The judge&apos;s desk: changes by agreement</source>
        <translation>Il tavolo dell&apos;arbitro: cambiamenti concordati</translation>
    </message>
    <message>
        <source>The lessons: learn by playing</source>
        <translation>Le lezioni: imparare giocando</translation>
    </message>
    <message>
        <source>The same for the column of the log, in a wide window</source>
        <translation>Lo stesso per la colonna del registro, in una finestra larga</translation>
    </message>
    <message>
        <source>The side of whoever decides is at the bottom, or always South&apos;s</source>
        <translation>In basso sta il lato di chi decide, oppure sempre quello di Sud</translation>
    </message>
    <message>
        <source>Turns the cards at the top round, or back</source>
        <translation>Capovolge le carte in alto, o le raddrizza</translation>
    </message>
    <message>
        <source>The collection: all cards of the game</source>
        <translation>La collezione: tutte le carte del gioco</translation>
    </message>
    <message>
        <source>The decks: build, print, bring in and out</source>
        <translation>I Mazzi: costruirli, stamparli, importarli ed esportarli</translation>
    </message>
    <message>
        <source>To the own stops, and on to the next one; Enter lights it or puts it out</source>
        <translation>Alle proprie soste, poi alla sosta successiva; Invio la accende o la spegne</translation>
    </message>
    <message>
        <source>The matches that are kept, and statistics</source>
        <translation>Le partite conservate e le statistiche</translation>
    </message>
    <message>
        <source>Opens a record, to watch it</source>
        <translation>Apre il registro di una partita, per rivederla</translation>
    </message>
    <message>
        <source>Reports a doubtful ruling: position and note in one file</source>
        <translation>Segnala una decisione dubbia: posizione e nota in un file</translation>
    </message>
    <message>
        <source>Watching a record</source>
        <translation>Rivedere una partita</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Indietro di un Turno</translation>
    </message>
    <message>
        <source>One phase back</source>
        <translation>Indietro di una fase</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Indietro di una decisione</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <translation>Va avanti da sé, o si ferma</translation>
    </message>
    <message>
        <source>One decision on</source>
        <translation>Avanti di una decisione</translation>
    </message>
    <message>
        <source>One phase on</source>
        <translation>Avanti di una fase</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Avanti di un Turno</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Responds, hand in sight while held; allows a take-back; ends passing until the phase ends</source>
        <translation>Risponde, e finché è premuto mostra la Mano; permette di annullare; interrompe il passare fino a fine fase</translation>
    </message>
    <message>
        <source>Presses what has the ring: a card, a pile, a button; confirms a marked card; else the large button</source>
        <translation>Preme ciò che ha la cornice; conferma una carta segnata; altrimenti il pulsante grande</translation>
    </message>
    <message>
        <source>Puts a dragged card back, closes an open pile, gives up a use, lets go of chosen cards</source>
        <translation>Rimette a posto la carta trascinata, chiude una pila aperta, rinuncia a un uso, lascia le carte scelte</translation>
    </message>
    <message>
        <source>Leaves out: the selected Ninja, the attack, the block, what may be chosen</source>
        <translation>Lascia perdere: il Ninja scelto, l&apos;attacco, il blocco, una scelta facoltativa</translation>
    </message>
    <message>
        <source>This key stays as it is.</source>
        <translation>Questo tasto resta com'è.</translation>
    </message>
    <message>
        <source>That is no key.</source>
        <translation>Questo non è un tasto.</translation>
    </message>
    <message>
        <source>A key of South or North alone is held: it is a letter, without Ctrl, Alt or Shift.</source>
        <translation>Un tasto del solo Sud o del solo Nord si tiene premuto: è una lettera, senza Ctrl, Alt o Maiusc.</translation>
    </message>
    <message>
        <source>A key of the window is pressed with Ctrl, or is one of F1 to F12.</source>
        <translation>Un tasto della finestra si preme con Ctrl oppure è uno da F1 a F12.</translation>
    </message>
    <message>
        <source>Keys with Alt belong to the menus.</source>
        <translation>I tasti con Alt sono dei menu.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 è già in uso: %2.</translation>
    </message>
    <message>
        <source>Fields and pages have this key for themselves.</source>
        <translation>Campi e pagine usano già questo tasto.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>undo by consent above</source>
        <translation>annullo col consenso</translation>
    </message>
    <message>
        <source>%1 has no card left in the deck.</source>
        <translation>%1 non ha più carte nel Mazzo.</translation>
    </message>
    <message>
        <source>%1 has conceded.</source>
        <translation>%1 si arrende.</translation>
    </message>
    <message>
        <source>%1 has %2 battle rewards.</source>
        <translation>%1 ha %2 Vincite di Guerra.</translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation>Vincite di Guerra</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Carte rimaste nel Mazzo</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Carte in gioco</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Durata della partita</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Hand cost %1</source>
        <translation>Costo Mano %1</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>to open</source>
        <translation>per aprire</translation>
    </message>
    <message>
        <source>Turn %1. Active player: %2.</source>
        <translation>Turno %1. Giocatore Attivo: %2.</translation>
    </message>
    <message>
        <source>%1 looks away.</source>
        <translation>%1 guarda altrove.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>the chosen card</source>
        <translation>la carta scelta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>%1 keeps the opening hand</source>
        <translation>%1 tiene la prima Mano</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message numerus="yes">
        <source>Change it for %n card(s)</source>
        <translation>
            <numerusform>Cambiala con %n carta</numerusform>
            <numerusform>Cambiala con %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Play cards, charge chakra, or end the phase.</source>
        <translation>Gioca carte, trasforma in Chakra o termina la fase.</translation>
    </message>
    <message>
        <source>Pass until the phase ends</source>
        <translation>Passa fino a fine fase</translation>
    </message>
    <message>
        <source>Passes by itself while this phase lasts and the other player uses nothing.</source>
        <translation>Passa da sé finché dura questa fase e l&apos;altro giocatore non usa nulla.</translation>
    </message>
    <message>
        <source>Respond</source>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Scegli un Bersaglio</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more chakra</source>
        <translation>
            <numerusform>Paga ancora %n Chakra</numerusform>
            <numerusform>Paga ancora %n Chakra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Scarta ancora %n carta</numerusform>
            <numerusform>Scarta ancora %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Scegli ancora %n carta</numerusform>
            <numerusform>Scegli ancora %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Costo %1</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Scegline uno</translation>
    </message>
    <message>
        <source>Type part of the name</source>
        <translation>Scrivi una parte del Nome</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Gioca la carta scelta</translation>
    </message>
    <message>
        <source>%2 uses %1</source>
        <translation>%2 usa %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <translation>Schiera %1</translation>
    </message>
    <message>
        <source>Use the effect of %1</source>
        <translation>Usa l&apos;effetto di %1</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 si unisce a %2</translation>
    </message>
    <message>
        <source>%1 blocks %2</source>
        <translation>%1 blocca %2</translation>
    </message>
    <message>
        <source>Whose team does %1 join?</source>
        <translation>A quale Squadra si unisce %1?</translation>
    </message>
    <message>
        <source>Which team does %1 block?</source>
        <translation>Quale Squadra blocca %1?</translation>
    </message>
    <message>
        <source>Which effect of %1?</source>
        <translation>Quale effetto di %1?</translation>
    </message>
    <message>
        <source>Which Ninja uses %1?</source>
        <translation>Quale Ninja è l&apos;Esecutore di %1?</translation>
    </message>
    <message>
        <source>Onto which Ninja does %1 go?</source>
        <translation>Su quale Ninja va %1?</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <translation>Premi il pulsante, clicca di nuovo la carta o trascinala sul tavolo.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Trasforma in Chakra</translation>
    </message>
    <message>
        <source>%1 goes to the chakra area</source>
        <translation>%1 va nella Zona Chakra</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Trasforma %1 in Chakra</translation>
    </message>
    <message>
        <source>%1 can only be charged now.</source>
        <translation>%1 ora si può solo trasformare in Chakra.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <translation>Copri la Mano</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostra le carte</translation>
    </message>
    <message>
        <source>Show hand</source>
        <translation>Mostra la Mano</translation>
    </message>
    <message>
        <source>Holding the key shows it while it is held</source>
        <translation>Tenendo premuto il tasto si vede finché è premuto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Undo (free)</source>
        <translation>Annulla (libero)</translation>
    </message>
    <message>
        <source>Undo (ask)</source>
        <translation>Annulla (chiedi)</translation>
    </message>
    <message>
        <source>Something became known since: %1 is asked</source>
        <translation>Nel frattempo si è saputo qualcosa: si chiede a %1</translation>
    </message>
    <message>
        <source>May %1 take back the last decision?</source>
        <translation>%1 può annullare l&apos;ultima decisione?</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>own effect</source>
        <translation>effetto proprio</translation>
    </message>
    <message>
        <source>this battle</source>
        <translation>in questa battaglia</translation>
    </message>
    <message>
        <source>until the end of the next turn</source>
        <translation>fino alla fine del prossimo Turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>in questo Turno</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>Turni rimasti</translation>
    </message>
    <message>
        <source>Now %1, printed %2</source>
        <translation>Ora %1, stampato %2</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferito</translation>
    </message>
    <message>
        <source>Text not playable yet</source>
        <translation>Testo non ancora giocabile</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effetto</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Scelta %1</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Effetto %1</translation>
    </message>
    <message>
        <source>Last coin off %1</source>
        <translation>Ultima moneta via da %1</translation>
    </message>
    <message>
        <source>Only in: %1</source>
        <translation>Solo in: %1</translation>
    </message>
    <message>
        <source>Close this rule</source>
        <translation>Chiudi questa regola</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Leggi questa regola</translation>
    </message>
    <message>
        <source>Close other editions</source>
        <translation>Chiudi le altre edizioni</translation>
    </message>
    <message>
        <source>Other editions differ</source>
        <translation>Altre edizioni dicono altro</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search rules and ids</source>
        <translation>Cerca regole e sigle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>To the rule where the link was (Alt+Left)</source>
        <translation>Alla regola da cui sei venuto (Alt+Sinistra)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Shows what the other editions say, too</source>
        <translation>Mostra anche che cosa dicono le altre edizioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Nessuna regola contiene queste parole.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regola</numerusform>
            <numerusform>%n regole</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 · %2, extra turn</source>
        <translation>Turno %1 · %2, Turno in più</translation>
    </message>
    <message>
        <source>The first card chosen comes to the top of the deck.</source>
        <translation>La prima carta scelta va in cima al Mazzo.</translation>
    </message>
    <message>
        <source>Choose a Ninja</source>
        <translation>Scegli un Ninja</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Mancano ancora: %1</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Forma %1</translation>
    </message>
    <message>
        <source>%1 neither attacks nor blocks until the teams are formed again</source>
        <translation>%1 non attacca e non blocca finché non si formano di nuovo le Squadre</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <translation>Appartiene a %1</translation>
    </message>
    <message>
        <source>Left out of the teams</source>
        <translation>Fuori dalle Squadre</translation>
    </message>
    <message>
        <source>Strategic value %1, own strategic power %2</source>
        <translation>Valore Strategico %1, tuo Potere Strategico %2</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n regola della casa</numerusform>
            <numerusform>%n regole della casa</numerusform>
        </translation>
    </message>
    <message>
        <source>The first game is played with the registered deck.</source>
        <translation>La prima partita si gioca con il Mazzo registrato.</translation>
    </message>
    <message>
        <source>The match is over: the next one begins with the registered deck.</source>
        <translation>L&apos;incontro è finito: il prossimo comincia con il Mazzo registrato.</translation>
    </message>
    <message>
        <source>This player has no sideboard.</source>
        <translation>Questo giocatore non ha un Sideboard.</translation>
    </message>
    <message>
        <source>Out of the deck: %1, into it: %2. The numbers must be equal.</source>
        <translation>Escono dal Mazzo: %1, entrano: %2. I numeri devono essere uguali.</translation>
    </message>
    <message>
        <source>%3: %1 would leave the deck, there are %2.</source>
        <translation>%3: dal Mazzo uscirebbero %1 copie, ce ne sono %2.</translation>
    </message>
    <message>
        <source>%3: %1 would come in, the sideboard has %2.</source>
        <translation>%3: entrerebbero %1 copie, nel Sideboard ce ne sono %2.</translation>
    </message>
    <message>
        <source>%3: %2 is no number of cards.</source>
        <translation>%3: %2 non è un numero di carte.</translation>
    </message>
    <message>
        <source>The deck would not be legal.</source>
        <translation>Il Mazzo non sarebbe regolare.</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince l&apos;incontro</translation>
    </message>
    <message>
        <source>%1 wins game %2</source>
        <translation>%1 vince la partita %2</translation>
    </message>
    <message>
        <source>Games won, best of three</source>
        <translation>Partite vinte, al meglio delle tre</translation>
    </message>
    <message>
        <source>Announced sideboard</source>
        <translation>Sideboard annunciato</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 may swap cards</source>
        <translation>%1 può scambiare carte</translation>
    </message>
    <message>
        <source>Before game %1. Games won: %2 %3, %4 %5.</source>
        <translation>Prima della partita %1. Partite vinte: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Come prima</translation>
    </message>
    <message>
        <source>The registered deck</source>
        <translation>Il Mazzo registrato</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play without a swap</source>
        <translation>Gioca senza scambi</translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation>Fuori %1, dentro %2</translation>
    </message>
    <message>
        <source>A click moves one card to the other side; so do Enter, the arrow keys and dragging.</source>
        <translation>Un clic sposta una carta dall&apos;altra parte; così anche Invio, le frecce e il trascinamento.</translation>
    </message>
    <message>
        <source>The deck may be played so.</source>
        <translation>Il Mazzo può essere giocato così.</translation>
    </message>
    <message>
        <source>Covered. Hold %1 to see the cards.</source>
        <translation>Coperte. Tieni premuto %1 per vedere le carte.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a sideboard of %n card(s).</source>
        <translation>
            <numerusform>%1 ha un Sideboard di %n carta.</numerusform>
            <numerusform>%1 ha un Sideboard di %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sideboard: %n card(s)</source>
        <translation>
            <numerusform>Sideboard: %n carta</numerusform>
            <numerusform>Sideboard: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Explain keywords</source>
        <translation>Spiega le parole chiave</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>Il file manca</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Il file non può essere letto</translation>
    </message>
    <message>
        <source>The file is no card database</source>
        <translation>Il file non è un database di carte</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <translation>Il database di carte è danneggiato</translation>
    </message>
    <message>
        <source>The card database is of an older version</source>
        <translation>Il database di carte è di una versione precedente</translation>
    </message>
    <message>
        <source>The card database is of a newer version</source>
        <translation>Il database di carte è di una versione successiva</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Il file non può essere scritto</translation>
    </message>
    <message>
        <source>The file holds something else</source>
        <translation>Il file contiene altro</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>No card fits now</source>
        <translation>Ora non corrisponde nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <translation>
            <numerusform>Ora corrisponde %n carta</numerusform>
            <numerusform>Ora corrispondono %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes back the last decision of %1</source>
        <translation>Annulla l&apos;ultima decisione di %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restores the decision that was taken back</source>
        <translation>Ripristina la decisione annullata</translation>
    </message>
    <message>
        <source>a coin was tossed</source>
        <translation>è stata lanciata una moneta</translation>
    </message>
    <message>
        <source>cards left a deck or the rewards</source>
        <translation>delle carte sono uscite da un Mazzo o dalle Vincite</translation>
    </message>
    <message>
        <source>cards were picked at random</source>
        <translation>delle carte sono state scelte a caso</translation>
    </message>
    <message>
        <source>hidden cards were shown</source>
        <translation>sono state mostrate carte coperte</translation>
    </message>
    <message>
        <source>somebody looked at hidden cards</source>
        <translation>qualcuno ha guardato carte coperte</translation>
    </message>
    <message>
        <source>a deck was shuffled</source>
        <translation>un Mazzo è stato mescolato</translation>
    </message>
    <message>
        <source>%1 has decided</source>
        <translation>%1 ha deciso</translation>
    </message>
    <message numerus="yes">
        <source>May %1 take back %n decision(s)?</source>
        <translation>
            <numerusform>%1 può annullare %n decisione?</numerusform>
            <numerusform>%1 può annullare %n decisioni?</numerusform>
        </translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <translation>Da allora: %1.</translation>
    </message>
    <message>
        <source>Hold to allow</source>
        <translation>Tieni premuto per acconsentire</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <translation>Chiede %1</translation>
    </message>
    <message>
        <source>It is %1 who wants to take back a decision</source>
        <translation>È %1 a voler annullare una decisione</translation>
    </message>
    <message>
        <source>This was the showdown. Read the sums, then go on.</source>
        <translation>Questo è stato lo Scontro. Leggi le somme, poi prosegui.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Put on a coin</source>
        <translation>Metti una moneta</translation>
    </message>
    <message>
        <source>Take off a coin</source>
        <translation>Togli una moneta</translation>
    </message>
    <message>
        <source>Top card of the deck of %1</source>
        <translation>Prima carta del Mazzo di %1</translation>
    </message>
    <message>
        <source>A Battle Reward of %1</source>
        <translation>Una Vincita di Guerra di %1</translation>
    </message>
    <message>
        <source>%1 asks for the judge&apos;s desk: what you both agree on is changed, outside the rules, until it is closed.</source>
        <translation>%1 chiede il tavolo dell&apos;arbitro: finché è aperto, si cambia fuori dalle regole ciò su cui siete d&apos;accordo.</translation>
    </message>
    <message>
        <source>The judge&apos;s desk is open: choose a card or a pile. The log marks every change.</source>
        <translation>Il tavolo dell&apos;arbitro è aperto: scegli una carta o una pila. Il registro segna ogni cambiamento.</translation>
    </message>
    <message>
        <source>Close the desk</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Decks and markers…</source>
        <translation>Mazzi e Segnaturni…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Imparare giocando</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>The lesson is done: nothing more is played here.</source>
        <translation>La lezione è finita: qui non si gioca altro.</translation>
    </message>
    <message>
        <source>In a moment: first read this, then go on.</source>
        <translation>Fra un momento: prima leggi qui, poi prosegui.</translation>
    </message>
    <message>
        <source>Another program keeps the file to itself</source>
        <translation>Un altro programma tiene il file per sé</translation>
    </message>
    <message>
        <source>The file may only be read</source>
        <translation>Il file si può solo leggere</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>%1 passes (no answer is possible)</source>
        <translation>%1 passa (nessuna risposta è possibile)</translation>
    </message>
    <message>
        <source>%1 passes (no stop)</source>
        <translation>%1 passa (nessuna sosta)</translation>
    </message>
    <message>
        <source>%1 passes (until the phase ends)</source>
        <translation>%1 passa (fino a fine fase)</translation>
    </message>
    <message>
        <source>%1 does not draw in the first turn of the game</source>
        <translation>%1 non pesca nel primo Turno della partita</translation>
    </message>
    <message>
        <source>%1 has no card left to draw</source>
        <translation>%1 non ha più carte da pescare</translation>
    </message>
    <message>
        <source>%1 does not draw: a card says so</source>
        <translation>%1 non pesca: lo dice una carta</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays: it was an extra turn</source>
        <translation>Il Segnaturni di %1 resta fermo: era un Turno in più</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays at its highest value</source>
        <translation>Il Segnaturni di %1 resta al valore massimo</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays: a card says so</source>
        <translation>Il Segnaturni di %1 resta fermo: lo dice una carta</translation>
    </message>
    <message>
        <source>%1 has no battle phase in the first turn of the game</source>
        <translation>%1 non ha Fase di Battaglia nel primo Turno della partita</translation>
    </message>
    <message>
        <source>%1 is not asked before the phase ends: no answer is possible</source>
        <translation>Nessuna domanda a %1 prima della fine della fase: nessuna risposta è possibile</translation>
    </message>
    <message>
        <source>%1 has no teams to form</source>
        <translation>%1 non ha Squadre da formare</translation>
    </message>
    <message>
        <source>%1 has no team that can attack</source>
        <translation>%1 non ha Squadre che possano attaccare</translation>
    </message>
    <message>
        <source>%1 has no team that can block</source>
        <translation>%1 non ha Squadre che possano bloccare</translation>
    </message>
    <message>
        <source>%1 searches the deck for: %2</source>
        <translation>%1 cerca nel Mazzo: %2</translation>
    </message>
    <message>
        <source>%1 is choosing from hidden cards: %2</source>
        <translation>%1 sceglie tra carte coperte: %2</translation>
    </message>
    <message>
        <source>%1 is choosing among the cards that are looked at</source>
        <translation>%1 sceglie tra le carte guardate</translation>
    </message>
    <message>
        <source>What is asked of both comes first; then %1 can set stops.</source>
        <translation>Prima viene ciò che è chiesto a entrambi; poi %1 può cambiare le soste.</translation>
    </message>
    <message>
        <source>%1 sets stops in the own turn only, so that a lamp never gives an answer.</source>
        <translation>%1 cambia le soste solo nel proprio Turno: così una luce non dà mai una risposta.</translation>
    </message>
    <message>
        <source>Stops of %1</source>
        <translation>Soste di %1</translation>
    </message>
    <message>
        <source>%1 stops at: %2</source>
        <translation>Sosta di %1: %2</translation>
    </message>
    <message>
        <source>On: %1 is asked</source>
        <translation>Accesa: viene chiesto a %1</translation>
    </message>
    <message>
        <source>On for this once: %1 is attacked or meant</source>
        <translation>Accesa per questa volta: %1 subisce un attacco o è tra i Bersagli</translation>
    </message>
    <message>
        <source>Off: %1 passes without being asked</source>
        <translation>Spenta: %1 passa senza domanda</translation>
    </message>
    <message>
        <source>Passing until the phase ends</source>
        <translation>Passa fino a fine fase</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 aspetta</translation>
    </message>
    <message>
        <source>the other player&apos;s mission phase</source>
        <translation>Fase di Preparazione alla Battaglia dell&apos;altro giocatore</translation>
    </message>
    <message>
        <source>the other player&apos;s organization phase</source>
        <translation>Fase di Formazione dell&apos;altro giocatore</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Scambio di Tecniche</translation>
    </message>
    <message>
        <source>answer to what is used</source>
        <translation>risposta a ciò che viene usato</translation>
    </message>
    <message>
        <source>end of the own turn</source>
        <translation>fine del proprio Turno</translation>
    </message>
    <message>
        <source>Look through the deck by name…</source>
        <translation>Cerca nel Mazzo per Nome…</translation>
    </message>
    <message numerus="yes">
        <source>%1 can win this turn: %n open lane(s)</source>
        <translation>
            <numerusform>%1 può vincere in questo Turno: %n corsia scoperta</numerusform>
            <numerusform>%1 può vincere in questo Turno: %n corsie scoperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n reward(s)</source>
        <translation>
            <numerusform>A %1 manca %n Vincita</numerusform>
            <numerusform>A %1 mancano %n Vincite</numerusform>
        </translation>
    </message>
    <message>
        <source>Team power %1, head %2</source>
        <translation>Forza della Squadra %1, In Prima Linea %2</translation>
    </message>
    <message>
        <source>Attack %1, block %2</source>
        <translation>Attacco %1, blocco %2</translation>
    </message>
    <message>
        <source>Becomes %1, %2/%3, injured</source>
        <translation>Diventa %1, %2/%3, Ferito</translation>
    </message>
    <message>
        <source>Becomes %1, %2/%3</source>
        <translation>Diventa %1, %2/%3</translation>
    </message>
    <message>
        <source>No other card can pay in its place.</source>
        <translation>Nessun&apos;altra carta può pagare al suo posto.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>ferita</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Resta: %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuovo: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Si perde: %1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: da %2 a %3</translation>
    </message>
    <message>
        <source>%1, healthy again</source>
        <translation>%1, di nuovo Sano</translation>
    </message>
    <message>
        <source>%1, enters injured</source>
        <translation>%1, entra Ferito</translation>
    </message>
    <message>
        <source>The deck of %1 is looked through. Choose a card by name; Esc closes it.</source>
        <translation>Si cerca nel Mazzo di %1. Scegli una carta per Nome; Esc lo chiude.</translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n card(s)</source>
        <translation>
            <numerusform>Paga con questa carta</numerusform>
            <numerusform>Paga con queste %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Marked first: a card that is in hand twice or whose name is in play, then the one that can be played last, then the one whose symbol is needed least.</source>
        <translation>Segnate per prime: una carta doppia in Mano o il cui Nome è in gioco, poi quella giocabile più tardi, poi quella il cui Simbolo serve meno.</translation>
    </message>
    <message>
        <source>Marked first: chakra whose symbols the cards in hand need least.</source>
        <translation>Segnati per primi: i Chakra i cui Simboli servono meno alle carte in Mano.</translation>
    </message>
    <message>
        <source>Click a card to exchange it.</source>
        <translation>Un clic su una carta la scambia.</translation>
    </message>
    <message>
        <source>Team power %1: %2</source>
        <translation>Forza della Squadra %1: %2</translation>
    </message>
    <message>
        <source>Teams attack the village, not a team.
Who blocks them is decided by the other player.</source>
        <translation>Le Squadre attaccano il Campo, non un&apos;altra Squadra.
Chi le blocca lo decide l&apos;altro giocatore.</translation>
    </message>
    <message>
        <source>Choose the team that blocks first, then this one.</source>
        <translation>Scegli prima la Squadra che blocca, poi questa.</translation>
    </message>
    <message>
        <source>The deck of %1 lies face down: nobody may look at it.</source>
        <translation>Il Mazzo di %1 è a faccia in giù: nessuno può guardarlo.</translation>
    </message>
    <message>
        <source>The Battle Rewards of %1 lie face down: nobody may look at them.</source>
        <translation>Le Vincite di Guerra di %1 sono a faccia in giù: nessuno può guardarle.</translation>
    </message>
    <message>
        <source>The hand of %1 is covered: only %1 may look at it.</source>
        <translation>La Mano di %1 è coperta: solo %1 può guardarla.</translation>
    </message>
    <message>
        <source>Hold %1 to see it.</source>
        <translation>Tieni premuto %1 per vederla.</translation>
    </message>
    <message>
        <source>Hold %1 to see the hand.</source>
        <translation>Tieni premuto %1 per vedere la Mano.</translation>
    </message>
    <message>
        <source>The numbers 1 to 9 choose.</source>
        <translation>Si sceglie con i numeri da 1 a 9.</translation>
    </message>
    <message>
        <source>What can be chosen is marked; N goes to the next card.</source>
        <translation>Ciò che si può scegliere è segnato; N va alla prossima carta.</translation>
    </message>
    <message>
        <source>A folder or a device has the name of the file</source>
        <translation>Una cartella o un dispositivo ha il nome del file</translation>
    </message>
    <message>
        <source>The chosen card cannot be played by itself now.</source>
        <translation>La carta scelta ora non si può giocare da sola.</translation>
    </message>
    <message>
        <source>Hold %1 to see what it can do.</source>
        <translation>Tieni premuto %1 per vedere che cosa può fare.</translation>
    </message>
    <message>
        <source>The chosen card does not go with this one now.</source>
        <translation>La carta scelta ora non va con questa.</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Really go on?</source>
        <translation>Nessuno ha ancora guardato queste carte. Vuoi davvero continuare?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Really go on?</source>
        <translation>Nessuno ha ancora guardato la Mano. Vuoi davvero continuare?</translation>
    </message>
    <message>
        <source>The whole hand is given up for another one. Really change it?</source>
        <translation>Rinunci a tutta la Mano per un&apos;altra. Vuoi davvero cambiarla?</translation>
    </message>
    <message>
        <source>A Ninja can still be deployed this turn. Really end the phase?</source>
        <translation>In questo Turno puoi ancora schierare un Ninja. Vuoi davvero terminare la fase?</translation>
    </message>
    <message>
        <source>A team can attack. Really leave the attack out?</source>
        <translation>Una Squadra può attaccare. Vuoi davvero rinunciare all&apos;attacco?</translation>
    </message>
    <message>
        <source>Really leave that open?</source>
        <translation>Vuoi davvero lasciare via libera?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>Risponde %1</translation>
    </message>
    <message>
        <source>The pad at the edge of %1 passes and responds, as do the keys %2 and %3.</source>
        <translation>Per passare e rispondere c&apos;è il riquadro sul bordo di %1, oppure i tasti %2 e %3.</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Non sceglierne</translation>
    </message>
    <message>
        <source>Pay with %1</source>
        <translation>Paga con %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Scarta %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Scarta %n carta</numerusform>
            <numerusform>Scarta %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm: %1</source>
        <translation>Conferma: %1</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n card(s)</source>
        <translation>
            <numerusform>Conferma %n carta</numerusform>
            <numerusform>Conferma %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a marked card takes its mark away, a double click confirms at once.</source>
        <translation>Un clic su una carta segnata toglie il segno, un doppio clic conferma subito.</translation>
    </message>
    <message>
        <source>Pay as it was marked</source>
        <translation>Paga come segnato</translation>
    </message>
    <message>
        <source>A card is chosen, face down: play it, or click the Ninja that it is for.</source>
        <translation>Una carta è scelta, coperta: giocala, o fai clic sul Ninja a cui è destinata.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Tieni per vedere</translation>
    </message>
    <message>
        <source>The cards are seen as long as the mouse button is held here, or the key. Let go on a card to choose it.</source>
        <translation>Le carte si vedono finché tieni premuto qui il pulsante del mouse, o il tasto. Rilascia su una carta per sceglierla.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Qui entra solo %n carattere: il resto resta fuori.</numerusform>
            <numerusform>Qui entrano solo %n caratteri: il resto resta fuori.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Not even the deal of this match was recorded.</source>
        <translation>Di questa partita non è stata registrata nemmeno la distribuzione delle carte.</translation>
    </message>
    <message>
        <source>This match is open in another window of Playsheet.</source>
        <translation>Questa partita è aperta in un&apos;altra finestra di Playsheet.</translation>
    </message>
    <message>
        <source>This match cannot be played on: today&apos;s rules and cards do not give the same match again. It can be looked at as it was recorded.</source>
        <translation>Questa partita non può continuare: le regole e le carte di oggi non danno di nuovo la stessa partita. Si può guardare com&apos;è stata registrata.</translation>
    </message>
    <message>
        <source>This match cannot be played on: its record is damaged. It can be looked at as far as it can be read.</source>
        <translation>Questa partita non può continuare: il suo registro è danneggiato. Si può guardare fin dove si riesce a leggerlo.</translation>
    </message>
    <message>
        <source>This match cannot be played on: its record cannot be read.</source>
        <translation>Questa partita non può continuare: il suo registro non si può leggere.</translation>
    </message>
    <message>
        <source>This match is open: it cannot be deleted now.</source>
        <translation>Questa partita è aperta: adesso non si può eliminare.</translation>
    </message>
    <message>
        <source>This is the report of a ruling; it can be looked at.</source>
        <translation>Questo è il rapporto di una decisione sulle regole; si può guardare.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>game %1 of 3, %2:%3</source>
        <translation>partita %1 di 3, %2:%3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>non finita</translation>
    </message>
    <message>
        <source>the next game follows</source>
        <translation>segue la prossima partita</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha vinto</translation>
    </message>
    <message>
        <source>%1; a copy of %2, which counts once</source>
        <translation>%1; copia di %2, che conta una volta sola</translation>
    </message>
    <message>
        <source>%1 has conceded</source>
        <translation>%1 si è arreso</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>Continue: %1, turn %2</source>
        <translation>Continua: %1, turno %2</translation>
    </message>
    <message>
        <source>battle rewards</source>
        <translation>Vincite di Guerra</translation>
    </message>
    <message>
        <source>empty deck</source>
        <translation>mazzo vuoto</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
</context>
<context>
    <name>PersonTrouble</name>
    <message>
        <source>This file was written by a newer version of Playsheet. It is not used here, and nothing can be saved.</source>
        <translation>Questo file è stato scritto da una versione più recente di Playsheet. Qui non viene usato e non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>This file is damaged; nothing can be kept in it.</source>
        <translation>Questo file è danneggiato; non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>Another program keeps this file to itself; nothing was kept.</source>
        <translation>Un altro programma tiene questo file per sé; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file may only be read; nothing can be kept in it.</source>
        <translation>Questo file si può solo leggere; non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was kept.</source>
        <translation>Il disco è pieno; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file is missing.</source>
        <translation>Questo file manca.</translation>
    </message>
    <message>
        <source>This does not fit into the file; nothing was kept.</source>
        <translation>Questo non può stare nel file; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file cannot be used.</source>
        <translation>Questo file non si può usare.</translation>
    </message>
    <message>
        <source>This file cannot be read: it is closed to you or has more than 16 MB.</source>
        <translation>Questo file non si può leggere: l&apos;accesso è negato o supera i 16 MB.</translation>
    </message>
    <message>
        <source>This file cannot be written: its folder may not be written to.</source>
        <translation>Questo file non si può scrivere: nella sua cartella non è permesso.</translation>
    </message>
    <message>
        <source>A folder or a device has the name of this file.</source>
        <translation>Una cartella o un dispositivo ha il nome di questo file.</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>The record cannot be read.</source>
        <translation>Il registro non può essere letto.</translation>
    </message>
    <message>
        <source>The report cannot be saved.</source>
        <translation>La segnalazione non può essere salvata.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 calls heads</source>
        <translation>%1 dice testa</translation>
    </message>
    <message>
        <source>%1 calls tails</source>
        <translation>%1 dice croce</translation>
    </message>
    <message>
        <source>%1 decides that %2 begins</source>
        <translation>%1 decide che comincia %2</translation>
    </message>
    <message>
        <source>%1 changes the opening hand</source>
        <translation>%1 cambia la prima Mano</translation>
    </message>
    <message>
        <source>%1 keeps the opening hand</source>
        <translation>%1 tiene la prima Mano</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>%1 plays %2 with %3</source>
        <translation>%1 gioca %2 con %3</translation>
    </message>
    <message>
        <source>%1 uses the effect of %2</source>
        <translation>%1 usa l&apos;effetto di %2</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <translation>%1 trasforma in Chakra %2</translation>
    </message>
    <message>
        <source>%1 puts %2 into a team with %3</source>
        <translation>%1 mette %2 in Squadra con %3</translation>
    </message>
    <message>
        <source>%1 leaves %2 out of the teams</source>
        <translation>%1 lascia %2 fuori dalle Squadre</translation>
    </message>
    <message>
        <source>%1 sends the team of %2</source>
        <translation>%1 manda la Squadra di %2</translation>
    </message>
    <message>
        <source>%1 blocks %3 with the team of %2</source>
        <translation>%1 blocca %3 con la Squadra di %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 sceglie %2</translation>
    </message>
    <message>
        <source>%1 chooses the number %2</source>
        <translation>%1 sceglie il numero %2</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <translation>%1 nomina %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 dice di sì</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <translation>%1 dice di no</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ha finito</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>%1 gives the game up</source>
        <translation>%1 rinuncia alla partita</translation>
    </message>
    <message>
        <source>The judge&apos;s desk: a change by agreement</source>
        <translation>Il tavolo dell&apos;arbitro: un cambiamento concordato</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Line %1: this is no match record. It should begin with “%3”.</source>
        <translation>Riga %1: questo non è il registro di una partita. Dovrebbe cominciare con «%3».</translation>
    </message>
    <message>
        <source>Line %1: the record has version %2, which is newer than this program. It reads up to version %3.</source>
        <translation>Riga %1: il registro ha la versione %2, più nuova di questo programma, che legge fino alla versione %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read there. Right would be: %3.</source>
        <translation>Riga %1: «%2» non può essere letto lì. Giusto sarebbe: %3.</translation>
    </message>
    <message>
        <source>Line %1: there is no edition “%2”.</source>
        <translation>Riga %1: non c&apos;è un&apos;edizione «%2».</translation>
    </message>
    <message>
        <source>Line %1: no card has the code “%2” any more.</source>
        <translation>Riga %1: nessuna carta ha più il codice «%2».</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <translation>Riga %1: carte di questi mazzi sono cambiate da quando la partita fu registrata.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. Recorded is “%2”, now it would be “%3”. What was recorded is shown.</source>
        <translation>Riga %1: ora le regole sono diverse. Registrato è «%2», ora sarebbe «%3». Si mostra ciò che fu registrato.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. Recorded is “%2”, now there would be nothing more. What was recorded is shown.</source>
        <translation>Riga %1: ora le regole sono diverse. Registrato è «%2», ora non ci sarebbe altro. Si mostra ciò che fu registrato.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now: “%3” would follow. What was recorded is shown.</source>
        <translation>Riga %1: ora le regole sono diverse: seguirebbe «%3». Si mostra ciò che fu registrato.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read. Right would be “%3”.</source>
        <translation>Riga %1: «%2» non si può leggere. Giusto sarebbe «%3».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot happen in this position; it is left out.</source>
        <translation>Riga %1: «%2» non può accadere in questa posizione; viene tralasciato.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is no decision. Right would be a line such as “&gt; south pass”.</source>
        <translation>Riga %1: «%2» non è una decisione. Giusta sarebbe una riga come «&gt; south pass».</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now: “%2” is not allowed any more (%3). What was recorded is shown.</source>
        <translation>Riga %1: ora le regole sono diverse: «%2» non è più permesso (%3). Si mostra ciò che fu registrato.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has nothing that it could take back or restore.</source>
        <translation>Riga %1: «%2» non ha nulla da annullare o da ripristinare.</translation>
    </message>
    <message>
        <source>Line %1: the position was “%2”, now the decisions lead to “%3”.</source>
        <translation>Riga %1: la posizione era «%2», ora le decisioni portano a «%3».</translation>
    </message>
    <message>
        <source>Line %1: no game has that many decisions; the rest is not shown.</source>
        <translation>Riga %1: nessuna partita ha tante decisioni; il resto non viene mostrato.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Si distribuiscono le carte</translation>
    </message>
    <message>
        <source>A decision is taken back</source>
        <translation>Una decisione viene annullata</translation>
    </message>
    <message>
        <source>The decision is made again as it was</source>
        <translation>La decisione viene ripristinata com&apos;era</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. With open hands more is told.</source>
        <translation>Riga %1: ora le regole sono diverse. Con le Mani scoperte si dice di più.</translation>
    </message>
    <message>
        <source>Line %1: what stands there cannot be read, or cannot happen. With open hands more is told.</source>
        <translation>Riga %1: quello che c&apos;è scritto non si può leggere, o non può succedere. Con le Mani scoperte si dice di più.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used there.</source>
        <translation>Riga %1: «%2» non si può usare lì.</translation>
    </message>
    <message>
        <source>Perhaps %3 is meant.</source>
        <translation>Forse si intende %3.</translation>
    </message>
</context>
<context>
    <name>playsheet::AgreedListField</name>
    <message>
        <source>Not clear: %1</source>
        <translation>Non è chiaro: %1</translation>
    </message>
    <message>
        <source>%1: a limited card has 1 or 2 copies</source>
        <translation>%1: una carta limitata ha 1 o 2 copie</translation>
    </message>
    <message>
        <source>For example: 1 N-001, 2 J-032</source>
        <translation>Per esempio: 1 N-001, 2 J-032</translation>
    </message>
</context>
<context>
    <name>playsheet::CardDetails</name>
    <message>
        <source>Owned</source>
        <translation>Possedute</translation>
    </message>
    <message>
        <source>One fewer in the collection</source>
        <translation>Una in meno nella collezione</translation>
    </message>
    <message>
        <source>One more in the collection</source>
        <translation>Una in più nella collezione</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Lingua del testo</translation>
    </message>
    <message>
        <source>Facts of the card</source>
        <translation>Dati della carta</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nessuna carta è scelta.</translation>
    </message>
    <message>
        <source>Owned: %1</source>
        <translation>Possedute: %1</translation>
    </message>
    <message>
        <source>The program does not play this effect yet.</source>
        <translation>Il programma non esegue ancora questo Effetto.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Italian name</source>
        <translation>Nome italiano</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributi</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rarità</translation>
    </message>
    <message>
        <source>in none</source>
        <translation>in nessuno</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>All printings</source>
        <translation>Tutte le stampe</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Regole e regole della casa</translation>
    </message>
</context>
<context>
    <name>playsheet::CardFacets</name>
    <message>
        <source>Symbol</source>
        <translation>Simbolo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possedute</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Mancanti</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>Automated</source>
        <translation>Pronte</translation>
    </message>
    <message>
        <source>A deck has more of them than are owned</source>
        <translation>Un mazzo ne ha più di quante se ne possiedano</translation>
    </message>
    <message>
        <source>The program plays the effect of the card</source>
        <translation>Il programma esegue l&apos;Effetto della carta</translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message>
        <source>missing</source>
        <translation>mancante</translation>
    </message>
    <message numerus="yes">
        <source>%n more in decks</source>
        <translation>
            <numerusform>%n in più nei mazzi</numerusform>
            <numerusform>%n in più nei mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Senza Simbolo</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4. In decks: %5.</source>
        <translation>%1, %2, %3. Possedute: %4. Nei mazzi: %5.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Entrata</translation>
    </message>
    <message>
        <source>Power or cost</source>
        <translation>Valori o costo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rarità</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possedute</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei mazzi</translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta a faccia in giù</translation>
    </message>
    <message>
        <source>The card under the pointer is shown here.</source>
        <translation>Qui si legge la carta sotto il puntatore.</translation>
    </message>
</context>
<context>
    <name>playsheet::CardTray</name>
    <message>
        <source>card %1, face down</source>
        <translation>carta %1, a faccia in giù</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>si può scegliere</translation>
    </message>
</context>
<context>
    <name>playsheet::ChainPanel</name>
    <message numerus="yes">
        <source>Chain, %n link(s)</source>
        <translation>
            <numerusform>Catena, %n anello</numerusform>
            <numerusform>Catena, %n anelli</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n anello</numerusform>
            <numerusform>%n anelli</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain. What can be answered waits here until both players pass.</source>
        <translation>Nessuna Catena. Ciò a cui si può rispondere attende qui finché entrambi i giocatori passano.</translation>
    </message>
    <message>
        <source>The chain is being settled.</source>
        <translation>La Catena si risolve.</translation>
    </message>
    <message>
        <source>Next link: %1</source>
        <translation>Prossimo anello: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::CollectionPage</name>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Rows with figures in place of the faces (%1)</source>
        <translation>Righe con i valori al posto delle carte disegnate (%1)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>best first</source>
        <translation>le migliori prima</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>per numero</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>per nome</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>per tipo</translation>
    </message>
    <message>
        <source>by symbol</source>
        <translation>per Simbolo</translation>
    </message>
    <message>
        <source>by entrance cost</source>
        <translation>per Turno di Schieramento</translation>
    </message>
    <message>
        <source>by power or cost</source>
        <translation>per valori o costo</translation>
    </message>
    <message>
        <source>by number owned</source>
        <translation>per copie possedute</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>senza gruppi</translation>
    </message>
    <message>
        <source>groups by type</source>
        <translation>gruppi per tipo</translation>
    </message>
    <message>
        <source>groups by symbol</source>
        <translation>gruppi per Simbolo</translation>
    </message>
    <message>
        <source>groups by set</source>
        <translation>gruppi per espansione</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n posseduta</numerusform>
            <numerusform>%n possedute</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the backup in its place</source>
        <translation>Metti al suo posto la copia di riserva</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
</context>
<context>
    <name>playsheet::CompareDialog</name>
    <message>
        <source>Versions and comparison</source>
        <translation>Versioni e confronto</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>com&apos;è adesso</translation>
    </message>
    <message>
        <source>Version %1 · %2 · %3</source>
        <translation>Versione %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Go back to the version on the left</source>
        <translation>Torna alla versione a sinistra</translation>
    </message>
</context>
<context>
    <name>playsheet::ContinueBar</name>
    <message>
        <source>Put aside</source>
        <translation>Metti da parte</translation>
    </message>
    <message>
        <source>The match of %1 is open in another window.</source>
        <translation>La partita di %1 è aperta in un&apos;altra finestra.</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckBuilder</name>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Incolla una lista</translation>
    </message>
    <message>
        <source>Test hand</source>
        <translation>Mano di prova</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Gioca con questo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Find cards: names, codes, traits</source>
        <translation>Cerca carte: nomi, codici, caratteristiche</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Find in the deck</source>
        <translation>Cerca nel Mazzo</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Per tipo</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Per costo</translation>
    </message>
    <message>
        <source>By symbol</source>
        <translation>Per simbolo</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Senza gruppi</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Cost first</source>
        <translation>Prima il costo</translation>
    </message>
    <message>
        <source>Name first</source>
        <translation>Prima il nome</translation>
    </message>
    <message>
        <source>Copies first</source>
        <translation>Prima le copie</translation>
    </message>
    <message>
        <source>As added</source>
        <translation>Come aggiunte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>No deck of your own yet</source>
        <translation>Ancora nessun Mazzo proprio</translation>
    </message>
    <message>
        <source>Copy of &quot;%1&quot;</source>
        <translation>Copia di «%1»</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Lista semplice</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Codice da condividere</translation>
    </message>
    <message>
        <source>Deck file of this program</source>
        <translation>File di Mazzo di questo programma</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabella (CSV)</translation>
    </message>
    <message>
        <source>List of the community&apos;s deck builder</source>
        <translation>Lista del costruttore di Mazzi della comunità</translation>
    </message>
    <message>
        <source>Tabletop Simulator object</source>
        <translation>Oggetto di Tabletop Simulator</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo Mazzo</translation>
    </message>
    <message>
        <source>A copy of &quot;%1&quot; is yours now.</source>
        <translation>Una copia di «%1» è ora tra i Mazzi propri.</translation>
    </message>
    <message>
        <source>The deck is on the clipboard.</source>
        <translation>Il Mazzo è negli appunti.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c&apos;è testo.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Nothing was taken over.</source>
        <translation>Non è stato ripreso nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken over into a new deck</source>
        <translation>
            <numerusform>%n carta ripresa in un nuovo Mazzo</numerusform>
            <numerusform>%n carte riprese in un nuovo Mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>Apri una lista di Mazzo</translation>
    </message>
    <message>
        <source>Deck lists (*.toml *.json *.txt *.csv);;All files (*)</source>
        <translation>Liste di Mazzi (*.toml *.json *.txt *.csv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Salva il Mazzo</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Open a deck list…</source>
        <translation>Apri una lista di Mazzo…</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Copia come</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>Name, note, tags…</source>
        <translation>Nome, nota, etichette…</translation>
    </message>
    <message>
        <source>Keep this version…</source>
        <translation>Conserva questa versione…</translation>
    </message>
    <message>
        <source>Versions and comparison…</source>
        <translation>Versioni e confronto…</translation>
    </message>
    <message>
        <source>Print the deck list…</source>
        <translation>Stampa la lista del Mazzo…</translation>
    </message>
    <message>
        <source>Print the faces…</source>
        <translation>Stampa le carte…</translation>
    </message>
    <message>
        <source>Remove the deck…</source>
        <translation>Elimina il Mazzo…</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Conserva questa versione</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>This version is kept.</source>
        <translation>Questa versione è conservata.</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Eliminare il Mazzo?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; goes with its versions and all its edits.</source>
        <translation>«%1» scompare con le sue versioni e tutte le modifiche.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Take the backup in its place</source>
        <translation>Metti al suo posto la copia di riserva</translation>
    </message>
    <message>
        <source>The backup is in its place.</source>
        <translation>La copia di riserva è al suo posto.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message>
        <source>✓ Legal: %1</source>
        <translation>✓ Regolare: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) of the rules: %1</source>
        <translation>
            <numerusform>%n violazione delle regole: %1</numerusform>
            <numerusform>%n violazioni delle regole: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Choose the cards that go…</source>
        <translation>Scegli le carte da togliere…</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckPlots</name>
    <message>
        <source>What the deck is made of</source>
        <translation>Di che cosa è fatto il Mazzo</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipi</translation>
    </message>
    <message>
        <source>Hand costs</source>
        <translation>Costi Mano</translation>
    </message>
    <message>
        <source>Chakra that Jutsu cost</source>
        <translation>Costo Chakra delle Tecniche</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 e %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1: niente</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>When they can enter</source>
        <translation>Quando possono entrare</translation>
    </message>
    <message>
        <source>by entrance cost</source>
        <translation>per Turno di Schieramento</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>asked for and given</source>
        <translation>chiesti e dati</translation>
    </message>
    <message>
        <source>any</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>Combat and support</source>
        <translation>Battaglia e Sostegno</translation>
    </message>
    <message>
        <source>of healthy Ninja</source>
        <translation>dei Ninja Sani</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckTree</name>
    <message>
        <source>The deck</source>
        <translation>Il Mazzo</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>C/S</source>
        <comment>combat and support, as a heading</comment>
        <translation>B/S</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Carte sconosciute</translation>
    </message>
    <message>
        <source>Jutsu cost %1</source>
        <translation>Costo Chakra %1</translation>
    </message>
    <message>
        <source>Entrance cost %1</source>
        <translation>Turno di Schieramento %1</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Una in più</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Una in meno</translation>
    </message>
    <message>
        <source>Take all out</source>
        <translation>Togli tutte</translation>
    </message>
    <message>
        <source>One into the deck</source>
        <translation>Una nel mazzo</translation>
    </message>
    <message>
        <source>One into the sideboard</source>
        <translation>Una nella sideboard</translation>
    </message>
    <message>
        <source>One into the reinforcement deck</source>
        <translation>Una nel mazzo di rinforzi</translation>
    </message>
    <message>
        <source>Drop cards here, or press + in the list. The box at the upper left has ready decks to copy.</source>
        <translation>Trascina qui le carte, o premi + nella lista. Il riquadro in alto a sinistra ha mazzi pronti da copiare.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksPanel</name>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Chakra area</source>
        <translation>Zona Chakra</translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation>Vincite di Guerra</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Cimitero</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Rimosse dal gioco</translation>
    </message>
    <message>
        <source>Reinforcement deck</source>
        <translation>Mazzo di Rinforzi</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
</context>
<context>
    <name>playsheet::DescribeDialog</name>
    <message>
        <source>Name, note, tags</source>
        <translation>Nome, nota, etichette</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Etichette, separate da virgole</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>A tag has at most %n letter(s).</source>
        <translation>
            <numerusform>Un&apos;etichetta ha al massimo %n carattere.</numerusform>
            <numerusform>Un&apos;etichetta ha al massimo %n caratteri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck has at most %n tag(s).</source>
        <translation>
            <numerusform>Un Mazzo ha al massimo %n etichetta.</numerusform>
            <numerusform>Un Mazzo ha al massimo %n etichette.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::EndSheet</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Salva registro…</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>Scambia i Mazzi</translation>
    </message>
</context>
<context>
    <name>playsheet::FacetButton</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::GuideDialog</name>
    <message>
        <source>How to play the ready decks</source>
        <translation>Come si giocano i mazzi pronti</translation>
    </message>
    <message>
        <source>Ready decks</source>
        <translation>Mazzi pronti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Take a copy of this deck</source>
        <translation>Prendi una copia di questo mazzo</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Il piano</translation>
    </message>
    <message>
        <source>What belongs together</source>
        <translation>Che cosa va insieme</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>La prima mano</translation>
    </message>
    <message>
        <source>What it fears</source>
        <translation>Che cosa teme</translation>
    </message>
    <message>
        <source>Key cards:</source>
        <translation>Carte chiave:</translation>
    </message>
</context>
<context>
    <name>playsheet::HandTestDialog</name>
    <message>
        <source>Test hand</source>
        <translation>Mano di prova</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Nuova Mano</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Cambia la Mano</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pesca una carta</translation>
    </message>
    <message>
        <source>Chance of having seen a copy by turn (first turn = 1)</source>
        <translation>Probabilità di aver visto una copia entro il Turno (primo Turno = 1)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Goes second</source>
        <translation>È secondo</translation>
    </message>
    <message>
        <source>Going second, with mulligans to find it</source>
        <translation>Se non inizi, cambiando la Mano per trovarla</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand; seed %1</source>
        <translation>
            <numerusform>%n carta in mano; seme %1</numerusform>
            <numerusform>%n carte in mano; seme %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn earlier</source>
        <translation>Un turno prima</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Un turno dopo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>playsheet::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>Altro tasto…</translation>
    </message>
    <message>
        <source>Its usual key is that of another line now.</source>
        <translation>Il suo tasto predefinito ora è di un'altra riga.</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tutti predefiniti</translation>
    </message>
    <message>
        <source>Press the new key for: %1. Esc: it stays as it is.</source>
        <translation>Premi il nuovo tasto per: %1. Esc: resta com'è.</translation>
    </message>
    <message>
        <source>Enter or a double click: another key for this line.</source>
        <translation>Invio o doppio clic: un altro tasto per questa riga.</translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Qui entra solo %n carattere: il resto resta fuori.</numerusform>
            <numerusform>Qui entrano solo %n caratteri: il resto resta fuori.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LogView</name>
    <message>
        <source>The first decision will stand here.</source>
        <translation>Qui comparirà la prima decisione.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>playsheet::MarkPicker</name>
    <message>
        <source>Seat mark</source>
        <translation>Segno del posto</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchForm</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <translation>Due persone a uno schermo. Ogni posto ha il suo nome, il suo Mazzo e la sua lingua.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lacca</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatami</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Tieni per vedere</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Open: both hands lie face up, for learning.</source>
        <translation>Scoperte: entrambe le Mani sono a faccia in su, per imparare.</translation>
    </message>
    <message>
        <source>Hold to see: hands lie face down; whoever decides holds the own key, or the mouse on the hand, to see it.</source>
        <translation>Tieni per vedere: le Mani sono a faccia in giù; chi decide tiene premuto il proprio tasto, o il mouse sulla Mano, per vederla.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A deck breaks the rules of deck construction: see the lines in red.</source>
        <translation>Un Mazzo non rispetta la Costruzione del Mazzo: vedi le righe in rosso.</translation>
    </message>
    <message>
        <source>The two players need different names.</source>
        <translation>I due giocatori devono avere nomi diversi.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Al meglio delle tre</translation>
    </message>
    <message>
        <source>The cards cannot be read: see Card problems.</source>
        <translation>Le carte non si possono leggere: vedi Problemi delle carte.</translation>
    </message>
    <message>
        <source>Put the deck right…</source>
        <translation>Correggi il Mazzo…</translation>
    </message>
    <message>
        <source>Curtain: the table stays covered until whoever decides opens it; a pass needs no opening.</source>
        <translation>Sipario: il tavolo resta coperto finché chi decide non lo apre; per passare non serve aprirlo.</translation>
    </message>
</context>
<context>
    <name>playsheet::Shell</name>
    <message>
        <source>Reading the match…</source>
        <translation>Lettura della partita…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;About Playsheet</source>
        <translation>&amp;Informazioni su Playsheet</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Save a copy of the record…</source>
        <translation>&amp;Salva una copia del registro…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;avolo</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lacca</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatami</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation>Colonna &amp;destra</translation>
    </message>
    <message>
        <source>Lar&amp;ger words</source>
        <translation>Parole più gra&amp;ndi</translation>
    </message>
    <message>
        <source>S&amp;maller words</source>
        <translation>Parole più &amp;piccole</translation>
    </message>
    <message>
        <source>Words of &amp;usual size</source>
        <translation>Parole di misura &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>%1 concedes…</source>
        <translation>%1 si arrende…</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Lasciare questa partita?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation>Arrendersi?</translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation>%1 rinuncia alla partita.</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 si arrende</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salva una copia del registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registri di partita (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>About Playsheet</source>
        <translation>Informazioni su Playsheet</translation>
    </message>
    <message>
        <source>A card table for two people at one screen. It plays the Naruto collectible card game by its full rules.

An unofficial project of fans. The names of the games and of their cards belong to their owners; no printed art, logo or card text of the publishers is part of it.

Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0).</source>
        <translation>Un tavolo di carte per due persone a uno schermo. Gioca il gioco di carte collezionabili di Naruto con tutte le sue regole.

Un progetto non ufficiale di appassionati. I nomi dei giochi e delle loro carte appartengono ai rispettivi proprietari; non contiene illustrazioni, loghi o testi di carte degli editori.

Software libero con licenza GNU General Public License, versione 3 o successiva. Caratteri: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0).</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;House rulings of this match…</source>
        <translation>Regole della &amp;casa di questa partita…</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>&amp;Prossima partita</translation>
    </message>
    <message>
        <source>Card &amp;problems…</source>
        <translation>&amp;Problemi delle carte…</translation>
    </message>
    <message>
        <source>&amp;Names of cards</source>
        <translation>&amp;Nomi delle carte</translation>
    </message>
    <message>
        <source>As the texts</source>
        <translation>Come i testi</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>Italian, where it is known</source>
        <translation>Italiano, dove è noto</translation>
    </message>
    <message>
        <source>Explain &amp;keywords</source>
        <translation>Spiega le parole &amp;chiave</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <translation>Frase &amp;seguente della carta</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <translation>Frase pre&amp;cedente della carta</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>R&amp;ipeti</translation>
    </message>
    <message>
        <source>After a &amp;showdown</source>
        <translation>Dopo uno S&amp;contro</translation>
    </message>
    <message>
        <source>Wait until it is read</source>
        <translation>Attendi che sia letto</translation>
    </message>
    <message>
        <source>Wait for 3 seconds</source>
        <translation>Attendi 3 secondi</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>Prosegui subito</translation>
    </message>
    <message>
        <source>&amp;Judge&apos;s desk…</source>
        <translation>Tavolo dell&apos;&amp;arbitro…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasti…</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Regis&amp;tro</translation>
    </message>
    <message>
        <source>&amp;Chain</source>
        <translation>C&amp;atena</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>Ma&amp;zzi</translation>
    </message>
    <message>
        <source>&amp;Learn by playing…</source>
        <translation>&amp;Imparare giocando…</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>S&amp;uono</translation>
    </message>
    <message>
        <source>Card &amp;pictures</source>
        <translation>&amp;Immagini delle carte</translation>
    </message>
    <message>
        <source>&amp;Drawn by Playsheet</source>
        <translation>&amp;Disegnate da Playsheet</translation>
    </message>
    <message>
        <source>&amp;Own pictures from a folder…</source>
        <translation>Immagini &amp;proprie da una cartella…</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <translation>Cartella con immagini di carte</translation>
    </message>
    <message>
        <source>Log in a &amp;wide window</source>
        <translation>Registro in una finestra &amp;larga</translation>
    </message>
    <message>
        <source>T&amp;urn to whoever decides</source>
        <translation>Gi&amp;ra verso chi decide</translation>
    </message>
    <message>
        <source>Cards at the top turned &amp;round</source>
        <translation>Carte in alto &amp;capovolte</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Come il programma</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Lingua del registro</translation>
    </message>
    <message>
        <source>Language of %1</source>
        <translation>Lingua di %1</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Collezione</translation>
    </message>
    <message>
        <source>De&amp;cks…</source>
        <translation>Ma&amp;zzi…</translation>
    </message>
    <message>
        <source>&amp;Matches and statistics…</source>
        <translation>&amp;Partite e statistiche…</translation>
    </message>
    <message>
        <source>The match is not over. It is kept, and can be gone on with.</source>
        <translation>La partita non è finita. Resta conservata e si può continuare.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Guardala</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Apri un re&amp;gistro…</translation>
    </message>
    <message>
        <source>Report a r&amp;uling…</source>
        <translation>Segnala una d&amp;ecisione…</translation>
    </message>
    <message>
        <source>The report is in %1: no file is ever replaced by one, and its name ends in .match.</source>
        <translation>La segnalazione è in %1: non sostituisce mai un file, e il suo nome finisce in .match.</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchesPage</name>
    <message>
        <source>Reading the matches…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>A title for this match</source>
        <translation>Un titolo per questa partita</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>No match has been recorded yet.</source>
        <translation>Non è ancora stata registrata nessuna partita.</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salva una copia del registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registri di partite (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>%1: deleted. Undo brings it back; the file is in the folder &quot;trash&quot;.</source>
        <translation>%1: eliminata. Annulla la riporta; il file è nella cartella &quot;trash&quot;.</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>È tornata.</translation>
    </message>
</context>
<context>
    <name>playsheet::PhaseStrip</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Formazione</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Inizio partita</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>who starts</source>
        <translation>chi inizia</translation>
    </message>
    <message>
        <source>opening hands</source>
        <translation>prime Mani</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocco</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Scambio di Tecniche</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>Scontro</translation>
    </message>
    <message>
        <source>hand adjustment</source>
        <translation>Mano in eccesso</translation>
    </message>
</context>
<context>
    <name>playsheet::PoolModel</name>
    <message>
        <source>%1 · %2: not automated yet, so it cannot be in a match deck</source>
        <translation>%1 · %2: non ancora automatica, perciò non può stare in un Mazzo da partita</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>C/S</source>
        <comment>combat and support, as a heading</comment>
        <translation>B/S</translation>
    </message>
    <message>
        <source>In</source>
        <translation>N.</translation>
    </message>
</context>
<context>
    <name>playsheet::PoolView</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Carte tra cui scegliere</translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemNotice</name>
    <message>
        <source>Card problems…</source>
        <translation>Problemi delle carte…</translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemsDialog</name>
    <message numerus="yes">
        <source>Something is wrong with the card sources: %n error(s). The cards concerned are left out.</source>
        <translation>
            <numerusform>C&apos;è qualcosa che non va nelle fonti delle carte: %n errore. Le carte interessate restano fuori.</numerusform>
            <numerusform>C&apos;è qualcosa che non va nelle fonti delle carte: %n errori. Le carte interessate restano fuori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hint(s) about the card sources.</source>
        <translation>
            <numerusform>C&apos;è %n avviso sulle fonti delle carte.</numerusform>
            <numerusform>Ci sono %n avvisi sulle fonti delle carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card problems</source>
        <translation>Problemi delle carte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>What would be right</source>
        <translation>Che cosa andrebbe bene</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Rileggi</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Own cards lie in %1.</source>
        <translation>Le carte proprie stanno in %1.</translation>
    </message>
    <message>
        <source>There is no problem: every card source could be read.</source>
        <translation>Nessun problema: tutte le fonti delle carte sono state lette.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>playsheet::QueryBar</name>
    <message>
        <source>Search: words of any language, t:ninja s:fire power&gt;=4 …</source>
        <translation>Cerca: parole di ogni lingua, t:ninja s:fuoco power&gt;=4 …</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>What can be asked</source>
        <translation>Che cosa si può chiedere</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Togli: %1</translation>
    </message>
    <message>
        <source>Puts the proposed word in its place</source>
        <translation>Mette al suo posto la parola proposta</translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message>
        <source>No card is called so</source>
        <translation>Nessuna carta si chiama così</translation>
    </message>
    <message>
        <source>Several cards are called so</source>
        <translation>Più carte si chiamano così</translation>
    </message>
    <message>
        <source>Code and name mean different cards</source>
        <translation>Codice e nome indicano carte diverse</translation>
    </message>
    <message>
        <source>No number of copies from 1 to 99</source>
        <translation>Nessun numero di copie da 1 a 99</translation>
    </message>
    <message>
        <source>Listed among cards that are not in the deck</source>
        <translation>Elencata tra le carte fuori dal mazzo</translation>
    </message>
    <message>
        <source>More is written there than a card and its number</source>
        <translation>La riga dice più di una carta e del suo numero</translation>
    </message>
    <message>
        <source>This heading names no part of the deck</source>
        <translation>Questo titolo non indica una parte del mazzo</translation>
    </message>
    <message>
        <source>No card stands there</source>
        <translation>Lì non c&apos;è una carta</translation>
    </message>
    <message>
        <source>Lines that are not clear</source>
        <translation>Righe non chiare</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list are not clear. Which card is meant?</source>
        <translation>
            <numerusform>%n riga della lista non è chiara. Quale carta si intende?</numerusform>
            <numerusform>%n righe della lista non sono chiare. Quali carte si intendono?</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Che cosa c&apos;è scritto</translation>
    </message>
    <message>
        <source>Why it is asked</source>
        <translation>Perché si chiede</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>Che cosa si intende</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take the list over</source>
        <translation>Riprendi la lista</translation>
    </message>
    <message>
        <source>Line %1: what is meant</source>
        <translation>Riga %1: che cosa si intende</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Lascia fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the sideboard</source>
        <translation>
            <numerusform>%n carta nella sideboard</numerusform>
            <numerusform>%n carte nella sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the reinforcement deck</source>
        <translation>
            <numerusform>%n carta nel mazzo di rinforzi</numerusform>
            <numerusform>%n carte nel mazzo di rinforzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the deck</source>
        <translation>
            <numerusform>%n carta nel mazzo</numerusform>
            <numerusform>%n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave these cards out</source>
        <translation>Lascia fuori queste carte</translation>
    </message>
</context>
<context>
    <name>playsheet::RemovalDialog</name>
    <message>
        <source>Which cards go?</source>
        <translation>Quali carte vanno tolte?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take %1 of %2 out</source>
        <translation>Togline %1 di %2</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Indietro di un Turno</translation>
    </message>
    <message>
        <source>One phase back</source>
        <translation>Indietro di una fase</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Indietro di una decisione</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>One decision on</source>
        <translation>Avanti di una decisione</translation>
    </message>
    <message>
        <source>One phase on</source>
        <translation>Avanti di una fase</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Avanti di un Turno</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Pace of the play</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>usual pace</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayPage</name>
    <message>
        <source>Reading the record…</source>
        <translation>Lettura del registro…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>No record is open. Every match leaves one in the data folder.</source>
        <translation>Nessun registro è aperto. Ogni partita ne lascia uno nella cartella dei dati.</translation>
    </message>
    <message>
        <source>Whose hand is shown</source>
        <translation>Di chi è la Mano mostrata</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Report a ruling…</source>
        <translation>Segnala una decisione…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 cannot be watched.</source>
        <translation>%1 non si può rivedere.</translation>
    </message>
    <message>
        <source>Hands covered</source>
        <translation>Mani coperte</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Visto da %1</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mani scoperte</translation>
    </message>
    <message>
        <source>Replay: %1 and %2</source>
        <translation>Partita: %1 e %2</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri un registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registri di partita (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The rules of today give another game here: choose a place before that.</source>
        <translation>Qui le regole di oggi danno un&apos;altra partita: scegli un punto precedente.</translation>
    </message>
    <message>
        <source>A match of its own goes on from here; this record stays as it is.</source>
        <translation>Da qui comincia una nuova partita; questo registro resta com&apos;è.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>La partita è finita: ha vinto %1.</translation>
    </message>
    <message>
        <source>%1 is asked next.</source>
        <translation>Poi tocca a %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The record ends in the middle of a decision, as after a power cut. Everything before it is here.</source>
        <translation>Il registro finisce a metà di una decisione, come dopo un&apos;interruzione di corrente. Tutto ciò che precede è qui.</translation>
    </message>
    <message>
        <source>Next: %1 of %2</source>
        <translation>Avanti: %1 di %2</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>Report of a ruling: %1</source>
        <translation>Segnalazione di una decisione: %1</translation>
    </message>
    <message>
        <source>without a note</source>
        <translation>senza nota</translation>
    </message>
    <message>
        <source>%1: may your hand be shown? This match is not over.</source>
        <translation>%1: si può mostrare la tua Mano? Questa partita non è finita.</translation>
    </message>
    <message>
        <source>%1: may this match be tried out from here? It is not over, and its cards would come in the same order.</source>
        <translation>%1: si può provare questa partita da qui? Non è finita, e le carte arriverebbero nello stesso ordine.</translation>
    </message>
    <message>
        <source>This match is on the table: it goes on there. From here its next cards could be tried out.</source>
        <translation>Questa partita è sul tavolo: si continua lì. Da qui si potrebbero provare le prossime carte.</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplaySlider</name>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingDialog</name>
    <message>
        <source>Report a ruling</source>
        <translation>Segnala una decisione</translation>
    </message>
    <message>
        <source>Which ruling is doubted, and what was expected instead?</source>
        <translation>Quale decisione è dubbia, e che cosa ci si aspettava?</translation>
    </message>
    <message>
        <source>Both hands and the whole game up to now will be in the file. Nothing of that is shown on the screen now; whoever opens the file can see it.</source>
        <translation>Nel file ci saranno le due Mani e tutta la partita fin qui. Niente di ciò appare ora sullo schermo; chi apre il file può vederlo.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Scegli il file</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva la segnalazione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Match records (*.match)</source>
        <translation>Registri di partita (*.match)</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingRow</name>
    <message>
        <source>%1 (edition)</source>
        <translation>%1 (edizione)</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message>
        <source>House rulings</source>
        <translation>Regole della casa</translation>
    </message>
    <message numerus="yes">
        <source>House rulings: %n changed</source>
        <translation>
            <numerusform>Regole della casa: %n cambiata</numerusform>
            <numerusform>Regole della casa: %n cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. So it is played in this match.</source>
        <translation>%1. Così si gioca in questa partita.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the house rulings</source>
        <translation>Cerca nelle regole della casa</translation>
    </message>
    <message>
        <source>No ruling has these words.</source>
        <translation>Nessuna regola contiene queste parole.</translation>
    </message>
    <message>
        <source>As ruled in 2011</source>
        <translation>Come deciso nel 2011</translation>
    </message>
    <message>
        <source>Sets the rulings that belong together; the others stay as they are.</source>
        <translation>Imposta insieme le regole collegate; le altre restano come sono.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>as the edition has it</source>
        <translation>come vuole l&apos;edizione</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiata</numerusform>
            <numerusform>%n cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Where its rulebook says nothing, the two of you may settle it otherwise. A tick marks the answer of the edition.</source>
        <translation>%1. Dove il regolamento tace potete accordarvi in un altro modo. Il segno di spunta indica la risposta dell&apos;edizione.</translation>
    </message>
</context>
<context>
    <name>playsheet::SearchHelp</name>
    <message>
        <source>What can be asked</source>
        <translation>Che cosa si può chiedere</translation>
    </message>
</context>
<context>
    <name>playsheet::SeatForm</name>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <translation>Apri un file di Mazzo…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Apri un file di Mazzo</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Mazzi (*.toml);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <translation>Come si gioca questo mazzo</translation>
    </message>
</context>
<context>
    <name>playsheet::Sheet</name>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>This turn: %1</source>
        <translation>Questo Turno: %1</translation>
    </message>
    <message>
        <source>Just played</source>
        <translation>Appena giocata</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is being set up</source>
        <translation>La partita si prepara</translation>
    </message>
    <message>
        <source>Each player gets a first hand.</source>
        <translation>Ogni giocatore riceve la prima Mano.</translation>
    </message>
    <message>
        <source>No team attacks yet</source>
        <translation>Ancora nessuna Squadra In Attacco</translation>
    </message>
    <message>
        <source>Each attacking team gets a lane here.</source>
        <translation>Qui ogni Squadra In Attacco ha la sua corsia.</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Nessuna battaglia</translation>
    </message>
    <message>
        <source>No team is in action.</source>
        <translation>Nessuna Squadra è In Azione.</translation>
    </message>
    <message>
        <source>No battle any more</source>
        <translation>Battaglia conclusa</translation>
    </message>
    <message>
        <source>The battle phase of this turn is over.</source>
        <translation>La Fase di Battaglia di questo Turno è finita.</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Ancora nessuna battaglia</translation>
    </message>
    <message>
        <source>Teams are sent in the battle phase.</source>
        <translation>Le Squadre si mandano nella Fase di Battaglia.</translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation>Carte guardate</translation>
    </message>
    <message>
        <source>No card here</source>
        <translation>Qui nessuna carta</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Platoon</source>
        <translation>Plotone</translation>
    </message>
    <message>
        <source>%1, support</source>
        <translation>%1, sostegno</translation>
    </message>
    <message>
        <source>%1, head</source>
        <translation>%1, Prima Linea</translation>
    </message>
    <message>
        <source>coins on %1</source>
        <translation>monete su %1</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>fissato da %1</translation>
    </message>
    <message>
        <source>%1, own effect</source>
        <translation>%1, effetto proprio</translation>
    </message>
    <message>
        <source>team power</source>
        <translation>Forza della Squadra</translation>
    </message>
    <message>
        <source>The attacking team is gone</source>
        <translation>La Squadra In Attacco non c&apos;è più</translation>
    </message>
    <message>
        <source>The blocking team is gone</source>
        <translation>La Squadra In Difesa non c&apos;è più</translation>
    </message>
    <message>
        <source>No block</source>
        <translation>Nessun blocco</translation>
    </message>
    <message>
        <source>No block yet</source>
        <translation>Ancora nessun blocco</translation>
    </message>
    <message>
        <source>the village is open</source>
        <translation>il Campo è scoperto</translation>
    </message>
    <message>
        <source>1 damage</source>
        <translation>1 Danno</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>2 Danni</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 Vincita</translation>
    </message>
    <message>
        <source>2 rewards</source>
        <translation>2 Vincite</translation>
    </message>
    <message>
        <source>draw: 1 damage each</source>
        <translation>Pareggio: 1 Danno a testa</translation>
    </message>
    <message>
        <source>%1, backs 1</source>
        <translation>%1, Seconda Linea 1</translation>
    </message>
    <message>
        <source>no head to damage</source>
        <translation>nessuna Prima Linea da colpire</translation>
    </message>
    <message>
        <source>%1 takes 1 damage</source>
        <translation>%1 subisce 1 Danno</translation>
    </message>
    <message>
        <source>%1 takes 2 damage</source>
        <translation>%1 subisce 2 Danni</translation>
    </message>
    <message>
        <source>as it stands: %1</source>
        <translation>per ora: %1</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>difende</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Nessuna carta in Mano</translation>
    </message>
    <message>
        <source>Play sheet</source>
        <translation>Plancia di Gioco</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation>In cima: %1</translation>
    </message>
    <message>
        <source>Village of %1</source>
        <translation>Campo di %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Zona di Battaglia</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>Chakra area of %1</source>
        <translation>Zona Chakra di %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>Graveyard of %1</source>
        <translation>Cimitero di %1</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Mazzo di %1</translation>
    </message>
    <message>
        <source>Battle rewards of %1</source>
        <translation>Vincite di Guerra di %1</translation>
    </message>
    <message>
        <source>Removed cards of %1</source>
        <translation>Carte rimosse di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>carta a faccia in giù</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferito</translation>
    </message>
    <message>
        <source>head ninja</source>
        <translation>Ninja In Prima Linea</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>Squadra %1</translation>
    </message>
    <message>
        <source>attached to %1</source>
        <translation>assegnata a %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>picked to pay</source>
        <translation>scelta per pagare</translation>
    </message>
    <message>
        <source>can be a target</source>
        <translation>può essere Bersaglio</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>si può usare</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>ora non permessa</translation>
    </message>
    <message>
        <source>%1, mental power</source>
        <translation>%1, Intelletto</translation>
    </message>
    <message>
        <source>team mental power</source>
        <translation>Intelletto Totale</translation>
    </message>
    <message>
        <source>Reinforcement deck of %1</source>
        <translation>Mazzo di Rinforzi di %1</translation>
    </message>
    <message>
        <source>Left out of the teams</source>
        <translation>Fuori dalle Squadre</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>appartiene a %1</translation>
    </message>
    <message>
        <source>left out of the teams</source>
        <translation>fuori dalle Squadre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Battle %1: the team of %2 has %3, no team blocks</source>
        <translation>Battaglia %1: la Squadra di %2 ha %3, nessuna Squadra blocca</translation>
    </message>
    <message>
        <source>Battle %1: the team of %2 has %3, the team of %4 has %5</source>
        <translation>Battaglia %1: la Squadra di %2 ha %3, la Squadra di %4 ha %5</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Valore in Battaglia %1, in Sostegno %2</translation>
    </message>
    <message>
        <source>Turn marker of %1</source>
        <translation>Segnaturni di %1</translation>
    </message>
    <message>
        <source>both teams together</source>
        <translation>le due Squadre insieme</translation>
    </message>
    <message>
        <source>%1 and %2 take 1 damage</source>
        <translation>%1 e %2 subiscono 1 Danno</translation>
    </message>
    <message>
        <source>%1 and %2 take 2 damage</source>
        <translation>%1 e %2 subiscono 2 Danni</translation>
    </message>
    <message>
        <source>can only be charged</source>
        <translation>si può solo trasformare in Chakra</translation>
    </message>
    <message>
        <source>team %1, %2, head %3</source>
        <translation>Squadra %1, %2, In Prima Linea %3</translation>
    </message>
    <message>
        <source>can pay</source>
        <translation>può pagare</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>indicata</translation>
    </message>
    <message>
        <source>target of what is being carried out</source>
        <translation>bersaglio di ciò che si sta svolgendo</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 danni</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nessuna Ricompensa</translation>
    </message>
    <message>
        <source>%1 rewards</source>
        <translation>%1 Ricompense</translation>
    </message>
    <message>
        <source>a text decides</source>
        <translation>decide un testo</translation>
    </message>
    <message>
        <source>a text decides about the damage</source>
        <translation>sui danni decide un testo</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nessun danno</translation>
    </message>
    <message>
        <source>damage: %1</source>
        <translation>danni: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>playsheet::StartPage</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Imparare giocando</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>playsheet::StatisticsView</name>
    <message>
        <source>Reading the matches…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>Statistiche di</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Tutte le edizioni</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Nessuna partita è ancora finita.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). With the first turn: %1 won.</source>
        <translation>
            <numerusform>%n partita. Con il primo turno: %1 vinte.</numerusform>
            <numerusform>%n partite. Con il primo turno: %1 vinte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>1º turno</translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation>2º turno</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pescata</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdente</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>Table for programs (*.csv)</source>
        <translation>Tabella per altri programmi (*.csv)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabella per un foglio di calcolo (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many, as a heading</comment>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message>
        <source>The settings cannot be read; they start anew.</source>
        <translation>Le impostazioni non sono leggibili; ripartono da zero.</translation>
    </message>
    <message>
        <source>A ready deck cannot be read.</source>
        <translation>Un Mazzo pronto non è leggibile.</translation>
    </message>
    <message>
        <source>There is no deck to play with: the folder of ready decks is missing or empty.</source>
        <translation>Non c&apos;è un Mazzo con cui giocare: la cartella dei Mazzi pronti manca o è vuota.</translation>
    </message>
    <message>
        <source>The cards cannot be read.</source>
        <translation>Le carte non sono leggibili.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>A decision was refused: the match stands still.</source>
        <translation>Una decisione è stata rifiutata: la partita è ferma.</translation>
    </message>
    <message>
        <source>The picture cannot be saved: %1</source>
        <translation>L&apos;immagine non può essere salvata: %1</translation>
    </message>
    <message>
        <source>%1: there is no edition &quot;%2&quot;; matches are set to &quot;%3&quot;. There are: %4.</source>
        <translation>%1: l&apos;edizione &quot;%2&quot; non esiste; per le partite è impostata &quot;%3&quot;. Ci sono: %4.</translation>
    </message>
    <message>
        <source>There is no edition &quot;%1&quot;. There are: %2.</source>
        <translation>L&apos;edizione &quot;%1&quot; non esiste. Ci sono: %2.</translation>
    </message>
    <message>
        <source>%1: keys that cannot be, so that the usual ones hold: %2.</source>
        <translation>%1: tasti non validi, al loro posto valgono quelli predefiniti: %2.</translation>
    </message>
</context>
</TS>
