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
        <translation>Lista del Mazzo</translation>
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
        <source>Player’s signature</source>
        <translation>Firma del giocatore</translation>
    </message>
    <message>
        <source>Checked by a judge</source>
        <translation>Controllo dell’arbitro</translation>
    </message>
    <message>
        <source>Printing failed: nothing reached the printer or the file.</source>
        <translation>Stampa non riuscita: alla stampante o al file non è arrivato nulla.</translation>
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
    <message>
        <source>Platoons</source>
        <translation>Plotoni</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <translation>Fuori: %1.</translation>
    </message>
    <message>
        <source>In: %1.</source>
        <translation>Dentro: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Resta: %1.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Playsheet cannot find a display. Start it in a desktop session, or use playsheet-cli, which needs no window.</source>
        <translation>Playsheet non trova uno schermo. Avvialo in una sessione desktop oppure usa playsheet-cli, che non richiede una finestra.</translation>
    </message>
    <message>
        <source>The connection to the display was lost. Every decision is saved; start Playsheet again to resume.</source>
        <translation>La connessione allo schermo si è interrotta. Ogni decisione è salvata; riavvia Playsheet per riprendere.</translation>
    </message>
</context>
<context>
    <name>JournalRecorder</name>
    <message>
        <source>The record of this match cannot be written.</source>
        <translation>Impossibile scrivere la registrazione di questa partita.</translation>
    </message>
    <message>
        <source>There is no record of this match.</source>
        <translation>Questa partita non ha una registrazione.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>South only</source>
        <translation>Solo Sud</translation>
    </message>
    <message>
        <source>North only</source>
        <translation>Solo Nord</translation>
    </message>
    <message>
        <source>Hold to show this player’s hand or open this player’s curtain</source>
        <translation>Tieni premuto per vedere la Mano di questo giocatore o aprire il suo sipario</translation>
    </message>
    <message>
        <source>Hold to show this player’s hand or open this player’s curtain</source>
        <comment>gormiti</comment>
        <translation>Tieni premuto per vedere la mano di questo giocatore o aprire il suo sipario</translation>
    </message>
    <message>
        <source>Pass; refuse an undo request</source>
        <translation>Passa; rifiuta una richiesta di annullare</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Press the large button on the right</source>
        <translation>Premi il pulsante grande a destra</translation>
    </message>
    <message>
        <source>Move to the next card or row in that direction</source>
        <translation>Vai alla carta o alla riga successiva in quella direzione</translation>
    </message>
    <message>
        <source>Move to the next card or row in that direction</source>
        <comment>gormiti</comment>
        <translation>Vai alla carta o alla riga successiva in quella direzione</translation>
    </message>
    <message>
        <source>Move to the next zone or button; each zone remembers its last focused card</source>
        <translation>Vai alla zona o al pulsante successivo; ogni zona ricorda l’ultima carta evidenziata</translation>
    </message>
    <message>
        <source>Move to the next zone or button; each zone remembers its last focused card</source>
        <comment>gormiti</comment>
        <translation>Vai alla zona o al pulsante successivo; ogni zona ricorda l’ultima carta evidenziata</translation>
    </message>
    <message>
        <source>Move to the previous zone or button</source>
        <translation>Vai alla zona o al pulsante precedente</translation>
    </message>
    <message>
        <source>Go to the next card that can be used or chosen, including in closed piles</source>
        <translation>Vai alla prossima carta che si può usare o scegliere, anche nelle pile chiuse</translation>
    </message>
    <message>
        <source>Go to the next card that can be used or chosen, including in closed piles</source>
        <comment>gormiti</comment>
        <translation>Vai alla prossima carta che si può usare o scegliere, anche nelle pile chiuse</translation>
    </message>
    <message>
        <source>Go to the previous card that can be used or chosen</source>
        <translation>Vai alla carta precedente che si può usare o scegliere</translation>
    </message>
    <message>
        <source>Go to the previous card that can be used or chosen</source>
        <comment>gormiti</comment>
        <translation>Vai alla carta precedente che si può usare o scegliere</translation>
    </message>
    <message>
        <source>Give this answer; if there is no question, select this card in the hand</source>
        <translation>Dai questa risposta; se non c’è una domanda, seleziona questa carta della Mano</translation>
    </message>
    <message>
        <source>Give this answer; if there is no question, select this card in the hand</source>
        <comment>gormiti</comment>
        <translation>Dai questa risposta; se non c’è una domanda, seleziona questa carta della mano</translation>
    </message>
    <message>
        <source>Charge the selected card</source>
        <translation>Trasforma in Chakra la carta selezionata</translation>
    </message>
    <message>
        <source>Charge the selected card</source>
        <comment>gormiti</comment>
        <translation>Trasforma in Chakra la carta selezionata</translation>
    </message>
    <message>
        <source>Right column</source>
        <translation>Colonna destra</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra il registro</translation>
    </message>
    <message>
        <source>Show the chain</source>
        <translation>Mostra la Catena</translation>
    </message>
    <message>
        <source>Read the selected card aloud in full, or repeat the question (screen reader)</source>
        <translation>Leggi per intero la carta evidenziata, o ripeti la domanda (lettore dello schermo)</translation>
    </message>
    <message>
        <source>Read the selected card aloud in full, or repeat the question (screen reader)</source>
        <comment>gormiti</comment>
        <translation>Leggi per intero la carta evidenziata, o ripeti la domanda (lettore dello schermo)</translation>
    </message>
    <message>
        <source>Show the decks</source>
        <translation>Mostra i Mazzi</translation>
    </message>
    <message>
        <source>Show the decks</source>
        <comment>gormiti</comment>
        <translation>Mostra i mazzi</translation>
    </message>
    <message>
        <source>Scroll up one page in the log or one link in the chain</source>
        <translation>Scorri in su di una pagina nel registro o di un Anello nella Catena</translation>
    </message>
    <message>
        <source>Scroll down one page in the log or one link in the chain</source>
        <translation>Scorri in giù di una pagina nel registro o di un Anello nella Catena</translation>
    </message>
    <message>
        <source>Go to the start of the log or chain</source>
        <translation>Vai all’inizio del registro o della Catena</translation>
    </message>
    <message>
        <source>Go to the end of the log or chain</source>
        <translation>Vai alla fine del registro o della Catena</translation>
    </message>
    <message>
        <source>Explain the next phrase of the card in the reader</source>
        <translation>Spiega la frase successiva della carta mostrata</translation>
    </message>
    <message>
        <source>Explain the next phrase of the card in the reader</source>
        <comment>gormiti</comment>
        <translation>Spiega la frase successiva della carta mostrata</translation>
    </message>
    <message>
        <source>Explain the previous phrase</source>
        <translation>Spiega la frase precedente</translation>
    </message>
    <message>
        <source>Turn keyword explanations on or off</source>
        <translation>Attiva o disattiva la spiegazione delle parole chiave</translation>
    </message>
    <message>
        <source>Show or hide the right column</source>
        <translation>Mostra o nascondi la colonna destra</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Open the rules at the rule in question</source>
        <translation>Apri le regole al punto in questione</translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation>Mostra questo elenco di tasti</translation>
    </message>
    <message>
        <source>Undo the last decision, or ask to undo it</source>
        <translation>Annulla l’ultima decisione, o chiedi di annullarla</translation>
    </message>
    <message>
        <source>Redo the decision that was undone</source>
        <translation>Ripristina la decisione annullata</translation>
    </message>
    <message>
        <source>Start a new match</source>
        <translation>Inizia una nuova partita</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salva una copia della registrazione</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Ingrandisci il testo</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Riduci il testo</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Ripristina la dimensione del testo</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Attiva o disattiva lo schermo intero</translation>
    </message>
    <message>
        <source>Quit Playsheet</source>
        <translation>Esci da Playsheet</translation>
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
        <source>Open the judge’s desk to make agreed changes</source>
        <translation>Apri il tavolo dell’arbitro per i cambiamenti concordati</translation>
    </message>
    <message>
        <source>Open the lessons</source>
        <translation>Apri le lezioni</translation>
    </message>
    <message>
        <source>Show or hide the log column in wide windows</source>
        <translation>Mostra o nascondi la colonna del registro nelle finestre larghe</translation>
    </message>
    <message>
        <source>Show the deciding player’s side at the bottom, or always South’s</source>
        <translation>Mostra in basso il lato di chi decide, oppure sempre quello di Sud</translation>
    </message>
    <message>
        <source>Sit opposite each other, or side by side</source>
        <translation>Seduti di fronte, o fianco a fianco</translation>
    </message>
    <message>
        <source>Open the collection of all cards</source>
        <translation>Apri la collezione di tutte le carte</translation>
    </message>
    <message>
        <source>Open the collection of all cards</source>
        <comment>gormiti</comment>
        <translation>Apri la collezione di tutte le carte</translation>
    </message>
    <message>
        <source>Open the decks: build, print, import and export</source>
        <translation>Apri i Mazzi: crea, stampa, importa ed esporta</translation>
    </message>
    <message>
        <source>Open the decks: build, print, import and export</source>
        <comment>gormiti</comment>
        <translation>Apri i mazzi: crea, stampa, importa ed esporta</translation>
    </message>
    <message>
        <source>Go to this player’s stops, then to the next stop; Enter turns it on or off</source>
        <translation>Vai agli stop di questo giocatore, poi allo stop successivo; Invio lo accende o lo spegne</translation>
    </message>
    <message>
        <source>Open saved matches and statistics</source>
        <translation>Apri le partite salvate e le statistiche</translation>
    </message>
    <message>
        <source>Open a match record to watch it</source>
        <translation>Apri la registrazione di una partita per rivederla</translation>
    </message>
    <message>
        <source>Report a doubtful ruling: save the position and a note to a file</source>
        <translation>Segnala un caso dubbio: salva la posizione e una nota in un file</translation>
    </message>
    <message>
        <source>Watching a record</source>
        <translation>Rivedere una partita</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Vai all’inizio</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <translation>Indietro di un Turno</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <comment>gormiti</comment>
        <translation>Indietro di un turno</translation>
    </message>
    <message>
        <source>Back one phase</source>
        <translation>Indietro di una fase</translation>
    </message>
    <message>
        <source>Back one decision</source>
        <translation>Indietro di una decisione</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Avvia o metti in pausa</translation>
    </message>
    <message>
        <source>Forward one decision</source>
        <translation>Avanti di una decisione</translation>
    </message>
    <message>
        <source>Forward one phase</source>
        <translation>Avanti di una fase</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <translation>Avanti di un Turno</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <comment>gormiti</comment>
        <translation>Avanti di un turno</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Respond (hold to show the hand); allow an undo request; stop passing automatically</source>
        <translation>Rispondi (tenuto premuto, mostra la Mano); permetti di annullare; smetti di passare automaticamente</translation>
    </message>
    <message>
        <source>Respond (hold to show the hand); allow an undo request; stop passing automatically</source>
        <comment>gormiti</comment>
        <translation>Rispondi (tenuto premuto, mostra la mano); permetti di annullare; smetti di passare automaticamente</translation>
    </message>
    <message>
        <source>Activate what has the focus, or confirm a marked card; otherwise press the large button</source>
        <translation>Attiva ciò che è evidenziato o conferma una carta segnata; altrimenti premi il pulsante grande</translation>
    </message>
    <message>
        <source>Activate what has the focus, or confirm a marked card; otherwise press the large button</source>
        <comment>gormiti</comment>
        <translation>Attiva ciò che è evidenziato o conferma una carta segnata; altrimenti premi il pulsante grande</translation>
    </message>
    <message>
        <source>Put a dragged card back, close an open pile, cancel a use, or deselect cards</source>
        <translation>Rimetti a posto la carta trascinata, chiudi una pila aperta, annulla un uso o deseleziona le carte</translation>
    </message>
    <message>
        <source>Put a dragged card back, close an open pile, cancel a use, or deselect cards</source>
        <comment>gormiti</comment>
        <translation>Rimetti a posto la carta trascinata, chiudi una pila aperta, annulla un uso o deseleziona le carte</translation>
    </message>
    <message>
        <source>Leave the selected Ninja out of the teams, or skip the attack, the block or an optional choice</source>
        <translation>Lascia fuori dalle Squadre il Ninja selezionato, o rinuncia all’attacco, al blocco o a una scelta facoltativa</translation>
    </message>
    <message>
        <source>Leave the selected Ninja out of the teams, or skip the attack, the block or an optional choice</source>
        <comment>gormiti</comment>
        <translation>Lascia fuori dalle Squadre il Ninja selezionato, o rinuncia all’attacco, al blocco o a una scelta facoltativa</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Questo tasto non si può cambiare.</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>Questo non è un tasto.</translation>
    </message>
    <message>
        <source>Keys for South only or North only are held down: they must be letters, without Ctrl, Alt or Shift.</source>
        <translation>I tasti solo di Sud o solo di Nord si tengono premuti: devono essere lettere, senza Ctrl, Alt o Maiusc.</translation>
    </message>
    <message>
        <source>Keys for the window need Ctrl, or must be one of F1 to F12.</source>
        <translation>I tasti della finestra richiedono Ctrl, oppure devono essere tra F1 e F12.</translation>
    </message>
    <message>
        <source>Keys with Alt are reserved for the menus.</source>
        <translation>I tasti con Alt sono riservati ai menu.</translation>
    </message>
    <message>
        <source>%1 is already in use: %2.</source>
        <translation>%1 è già in uso: %2.</translation>
    </message>
    <message>
        <source>Fields and pages already use this key.</source>
        <translation>Campi e pagine usano già questo tasto.</translation>
    </message>
    <message>
        <source>Open tournaments: run an event</source>
        <translation>Apri i tornei: gestisci un evento</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>See who wins the round, then continue.</source>
        <translation>Guarda chi vince la manche, poi continua.</translation>
    </message>
    <message>
        <source>See what the clash brings, then continue.</source>
        <translation>Guarda l’esito dello scontro, poi continua.</translation>
    </message>
    <message>
        <source>No card can be chosen now.</source>
        <translation>Nessuna carta può essere scelta ora.</translation>
    </message>
    <message>
        <source>%1: next card</source>
        <translation>%1: carta successiva</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Valore in Battaglia %1, in Sostegno %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>above: ask to undo</source>
        <translation>sopra: va chiesto</translation>
    </message>
    <message>
        <source>%1 has no cards left in the deck.</source>
        <translation>%1 non ha più carte nel Mazzo.</translation>
    </message>
    <message>
        <source>%1 has no cards left in the deck.</source>
        <comment>gormiti</comment>
        <translation>%1 non ha più carte nel mazzo.</translation>
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
        <source>%1, please look away.</source>
        <translation>%1, non guardare lo schermo.</translation>
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
        <source>the chosen card</source>
        <comment>gormiti</comment>
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
        <source>Mulligan: draw %n card(s)</source>
        <translation>
            <numerusform>Cambia la Mano (%n carta)</numerusform>
            <numerusform>Cambia la Mano (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play cards, charge chakra, or end the phase.</source>
        <translation>Gioca carte, trasformale in Chakra o termina la fase.</translation>
    </message>
    <message>
        <source>Pass until the phase ends</source>
        <translation>Passa fino a fine fase</translation>
    </message>
    <message>
        <source>Passes automatically for the rest of this phase, until the other player uses something.</source>
        <translation>Passa automaticamente per il resto della fase, finché l’altro giocatore non usa qualcosa.</translation>
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
        <source>Discard %n more card(s)</source>
        <comment>gormiti</comment>
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
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>gormiti</comment>
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
        <translation>Fai una scelta</translation>
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
        <translation>Usa l’Effetto di %1</translation>
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
        <translation>Quale Effetto di %1?</translation>
    </message>
    <message>
        <source>Which Ninja uses %1?</source>
        <translation>Quale Ninja è l’Esecutore di %1?</translation>
    </message>
    <message>
        <source>Which Ninja is %1 played onto?</source>
        <translation>Su quale Ninja si gioca %1?</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <translation>Premi il pulsante, fai di nuovo clic sulla carta o trascinala sul tavolo.</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <comment>gormiti</comment>
        <translation>Premi il pulsante, fai di nuovo clic sulla carta o trascinala sul tavolo.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Carta scelta: %1.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <comment>gormiti</comment>
        <translation>Carta scelta: %1.</translation>
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
        <source>%1 cannot be used now, only charged.</source>
        <translation>%1 ora non si può usare, solo trasformare in Chakra.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <translation>Nascondi la Mano</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <comment>gormiti</comment>
        <translation>Nascondi la mano</translation>
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
        <source>Show hand</source>
        <comment>gormiti</comment>
        <translation>Mostra la mano</translation>
    </message>
    <message>
        <source>Hold the key to show it; release to hide it</source>
        <translation>Tieni premuto il tasto per vederla; rilascialo per nasconderla</translation>
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
        <source>Undo</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Chiedi di annullare</translation>
    </message>
    <message>
        <source>New information has come out since: %1 will be asked</source>
        <translation>Nel frattempo è emerso qualcosa di nuovo: si chiede a %1</translation>
    </message>
    <message>
        <source>Let %1 undo the last decision?</source>
        <translation>%1 può annullare l’ultima decisione?</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>its own effect</source>
        <translation>il suo Effetto</translation>
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
        <source>until the end of the next turn</source>
        <comment>gormiti</comment>
        <translation>fino alla fine del prossimo turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>in questo Turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <comment>gormiti</comment>
        <translation>in questo turno</translation>
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
        <source>Effect not automated yet</source>
        <translation>Effetto non ancora automatizzato</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effetto</translation>
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
        <source>Hide this rule</source>
        <translation>Nascondi questa regola</translation>
    </message>
    <message>
        <source>Show this rule</source>
        <translation>Mostra questa regola</translation>
    </message>
    <message>
        <source>Hide other editions</source>
        <translation>Nascondi le altre edizioni</translation>
    </message>
    <message>
        <source>Other editions differ</source>
        <translation>Diverso in altre edizioni</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search rules and rule numbers</source>
        <translation>Cerca regole e numeri di regola</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to the rule with the link (%1)</source>
        <translation>Torna alla regola con il collegamento (%1)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Also show what the other editions say</source>
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
        <source>No matching rules.</source>
        <translation>Nessuna regola trovata.</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Press Enter to search for it.</source>
        <translation>Intendevi «%1»? Invio lo cerca.</translation>
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
        <translation>Turno %1 · %2, Turno aggiuntivo</translation>
    </message>
    <message>
        <source>The first card chosen goes on top of the deck.</source>
        <translation>La prima carta scelta va in cima al Mazzo.</translation>
    </message>
    <message>
        <source>Choose a Ninja</source>
        <translation>Scegli un Ninja</translation>
    </message>
    <message>
        <source>Still needed: %1</source>
        <translation>Servono ancora: %1</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Forma %1</translation>
    </message>
    <message>
        <source>%1 cannot attack or block until teams are formed again</source>
        <translation>%1 non può attaccare né bloccare finché non si riformano le Squadre</translation>
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
        <source>Strategic value %1, strategic power %2</source>
        <translation>Valore Strategico %1, Potere Strategico %2</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n regola della casa</numerusform>
            <numerusform>%n regole della casa</numerusform>
        </translation>
    </message>
    <message>
        <source>The first game is played with the registered deck.</source>
        <translation>La prima partita si gioca con il Mazzo originale.</translation>
    </message>
    <message>
        <source>The match is over: the next one begins with the registered deck.</source>
        <translation>L’incontro è finito: il prossimo comincia con il Mazzo originale.</translation>
    </message>
    <message>
        <source>This player has no sideboard.</source>
        <translation>Questo giocatore non ha un sideboard.</translation>
    </message>
    <message>
        <source>Out: %1, in: %2. The numbers must be equal.</source>
        <translation>Fuori: %1, dentro: %2. I numeri devono essere uguali.</translation>
    </message>
    <message>
        <source>%3: %1 to go out, but the deck has %2.</source>
        <translation>%3: fuori %1, ma nel Mazzo ce ne sono %2.</translation>
    </message>
    <message>
        <source>%3: %1 to come in, but the sideboard has %2.</source>
        <translation>%3: dentro %1, ma nel sideboard ce ne sono %2.</translation>
    </message>
    <message>
        <source>%3: %2 is not a valid number of cards.</source>
        <translation>%3: %2 non è un numero di carte valido.</translation>
    </message>
    <message>
        <source>The deck would not be legal.</source>
        <translation>Il Mazzo non sarebbe legale.</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince l’incontro</translation>
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
        <source>Declared sideboard</source>
        <translation>Sideboard dichiarato</translation>
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
        <source>Same as last game</source>
        <translation>Come nella partita precedente</translation>
    </message>
    <message>
        <source>The registered deck</source>
        <translation>Il Mazzo originale</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play without swapping</source>
        <translation>Gioca senza scambi</translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation>Fuori %1, dentro %2</translation>
    </message>
    <message>
        <source>Click a card to move it to the other side. Enter, the arrow keys and dragging also work.</source>
        <translation>Fai clic su una carta per spostarla dall’altra parte. Vanno bene anche Invio, le frecce e il trascinamento.</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Questo Mazzo è legale.</translation>
    </message>
    <message>
        <source>Hidden. Hold %1 to see the cards.</source>
        <translation>Coperte. Tieni premuto %1 per vedere le carte.</translation>
    </message>
    <message>
        <source>Hidden. Hold %1 to see the cards.</source>
        <comment>gormiti</comment>
        <translation>Coperte. Tieni premuto %1 per vedere le carte.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a sideboard of %n card(s).</source>
        <translation>
            <numerusform>%1 ha un sideboard di %n carta.</numerusform>
            <numerusform>%1 ha un sideboard di %n carte.</numerusform>
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
        <source>%n card(s)</source>
        <comment>gormiti</comment>
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
        <source>Deck: %n card(s)</source>
        <comment>gormiti</comment>
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
        <translation>File mancante</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Impossibile leggere il file</translation>
    </message>
    <message>
        <source>The file is not a card database</source>
        <translation>Il file non è un database di carte</translation>
    </message>
    <message>
        <source>The file is not a card database</source>
        <comment>gormiti</comment>
        <translation>Il file non è un database di carte</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <translation>Il database di carte è danneggiato</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <comment>gormiti</comment>
        <translation>Il database di carte è danneggiato</translation>
    </message>
    <message>
        <source>The card database is from an older version</source>
        <translation>Il database di carte è di una versione precedente</translation>
    </message>
    <message>
        <source>The card database is from an older version</source>
        <comment>gormiti</comment>
        <translation>Il database di carte è di una versione precedente</translation>
    </message>
    <message>
        <source>The card database is from a newer version</source>
        <translation>Il database di carte è di una versione successiva</translation>
    </message>
    <message>
        <source>The card database is from a newer version</source>
        <comment>gormiti</comment>
        <translation>Il database di carte è di una versione successiva</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Impossibile scrivere il file</translation>
    </message>
    <message>
        <source>The file holds something else</source>
        <translation>Il file contiene qualcos’altro</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>No card fits now</source>
        <translation>Al momento nessuna carta va bene</translation>
    </message>
    <message>
        <source>No card fits now</source>
        <comment>gormiti</comment>
        <translation>Al momento nessuna carta va bene</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <translation>
            <numerusform>Al momento va bene %n carta</numerusform>
            <numerusform>Al momento vanno bene %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Al momento va bene %n carta</numerusform>
            <numerusform>Al momento vanno bene %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo %1’s last decision</source>
        <translation>Annulla l’ultima decisione di %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Redo the decision that was undone</source>
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
        <source>a deck was shuffled</source>
        <comment>gormiti</comment>
        <translation>un mazzo è stato mescolato</translation>
    </message>
    <message>
        <source>%1 has decided</source>
        <translation>%1 ha deciso</translation>
    </message>
    <message numerus="yes">
        <source>Let %1 undo %n decision(s)?</source>
        <translation>
            <numerusform>%1 può annullare %n decisione?</numerusform>
            <numerusform>%1 può annullare %n decisioni?</numerusform>
        </translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <translation>Nel frattempo: %1.</translation>
    </message>
    <message>
        <source>Hold to allow</source>
        <translation>Tieni premuto per acconsentire</translation>
    </message>
    <message>
        <source>Asked by %1</source>
        <translation>Richiesta di %1</translation>
    </message>
    <message>
        <source>Choose this if %1 is the one who wants to undo</source>
        <translation>Scegli qui se è %1 a voler annullare</translation>
    </message>
    <message>
        <source>The showdown is over. Check the results, then continue.</source>
        <translation>Lo Scontro è finito. Controlla i risultati, poi continua.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Add a coin</source>
        <translation>Aggiungi una moneta</translation>
    </message>
    <message>
        <source>Remove a coin</source>
        <translation>Togli una moneta</translation>
    </message>
    <message>
        <source>Top card of %1’s deck</source>
        <translation>Carta in cima al Mazzo di %1</translation>
    </message>
    <message>
        <source>One of %1’s battle rewards</source>
        <translation>Una Vincita di Guerra di %1</translation>
    </message>
    <message>
        <source>%1 asks to open the judge’s desk. While it is open, both players can agree on changes outside the rules.</source>
        <translation>%1 chiede di aprire il tavolo dell’arbitro. Finché è aperto, i due giocatori possono accordarsi su cambiamenti fuori dalle regole.</translation>
    </message>
    <message>
        <source>The judge’s desk is open. Choose a card or pile; every change is marked in the log.</source>
        <translation>Il tavolo dell’arbitro è aperto. Scegli una carta o una pila; ogni cambiamento viene segnato nel registro.</translation>
    </message>
    <message>
        <source>Close the desk</source>
        <translation>Fine modifiche</translation>
    </message>
    <message>
        <source>Decks and markers…</source>
        <translation>Mazzi e Segnaturni…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completata</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
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
        <source>The lesson is over. There is nothing more to play here.</source>
        <translation>La lezione è finita: qui non c’è altro da giocare.</translation>
    </message>
    <message>
        <source>Not yet: read this first, then continue.</source>
        <translation>Non ancora: prima leggi qui, poi continua.</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <translation>Un altro programma sta usando il file</translation>
    </message>
    <message>
        <source>The file is read-only</source>
        <translation>Il file è di sola lettura</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>%1 passes (no response possible)</source>
        <translation>%1 passa (nessuna risposta possibile)</translation>
    </message>
    <message>
        <source>%1 passes (no stop)</source>
        <translation>%1 passa (nessuno stop)</translation>
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
        <source>%1 does not draw because of a card</source>
        <translation>%1 non pesca a causa di una carta</translation>
    </message>
    <message>
        <source>%1’s turn marker stays: this was an extra turn</source>
        <translation>Il Segnaturni di %1 resta fermo: era un Turno aggiuntivo</translation>
    </message>
    <message>
        <source>%1’s turn marker stays at its maximum</source>
        <translation>Il Segnaturni di %1 resta al valore massimo</translation>
    </message>
    <message>
        <source>%1’s turn marker stays because of a card</source>
        <translation>Il Segnaturni di %1 resta fermo a causa di una carta</translation>
    </message>
    <message>
        <source>%1 has no battle phase in the first turn of the game</source>
        <translation>%1 non ha Fase di Battaglia nel primo Turno della partita</translation>
    </message>
    <message>
        <source>%1 is not asked before the phase ends: no response possible</source>
        <translation>Nessuna domanda a %1 prima della fine della fase: nessuna risposta possibile</translation>
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
        <source>%1 is choosing among the cards being looked at</source>
        <translation>%1 sceglie tra le carte che sta guardando</translation>
    </message>
    <message>
        <source>First finish what both players are being asked; then %1 can set stops.</source>
        <translation>Prima va completata la domanda rivolta a entrambi; poi %1 può cambiare gli stop.</translation>
    </message>
    <message>
        <source>%1 can set stops only during their own turn, so that the lamps give nothing away.</source>
        <translation>%1 può cambiare gli stop solo nel proprio Turno, così le luci non rivelano nulla.</translation>
    </message>
    <message>
        <source>%1’s stops</source>
        <translation>Stop di %1</translation>
    </message>
    <message>
        <source>%1 stops at: %2</source>
        <translation>Stop di %1: %2</translation>
    </message>
    <message>
        <source>On: %1 is asked</source>
        <translation>Acceso: si chiede a %1</translation>
    </message>
    <message>
        <source>On this time only: %1 is being attacked or targeted</source>
        <translation>Acceso solo per questa volta: %1 subisce un attacco o è un Bersaglio</translation>
    </message>
    <message>
        <source>Off: %1 passes automatically</source>
        <translation>Spento: %1 passa automaticamente</translation>
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
        <source>the other player’s mission phase</source>
        <translation>Fase di Preparazione alla Battaglia dell’altro giocatore</translation>
    </message>
    <message>
        <source>the other player’s organization phase</source>
        <translation>Fase di Formazione dell’altro giocatore</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Scambio di Tecniche</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>risposte</translation>
    </message>
    <message>
        <source>end of this player’s turn</source>
        <translation>fine del Turno di questo giocatore</translation>
    </message>
    <message>
        <source>end of this player’s turn</source>
        <comment>gormiti</comment>
        <translation>fine del turno di questo giocatore</translation>
    </message>
    <message>
        <source>Search the deck by name…</source>
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
        <source>%1 needs %n more reward(s)</source>
        <translation>
            <numerusform>A %1 manca %n Vincita</numerusform>
            <numerusform>A %1 mancano %n Vincite</numerusform>
        </translation>
    </message>
    <message>
        <source>Team power %1, head %2</source>
        <translation>Forza di Combattimento %1, In Prima Linea %2</translation>
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
        <source>No other card can pay instead.</source>
        <translation>Nessun’altra carta può pagare al suo posto.</translation>
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
        <source>Looking through %1’s deck. Choose a card by name; press Esc to close.</source>
        <translation>Si cerca nel Mazzo di %1. Scegli una carta per Nome; premi Esc per chiudere.</translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n card(s)</source>
        <translation>
            <numerusform>Paga con questa carta</numerusform>
            <numerusform>Paga con queste %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggested first: duplicates and cards whose name is already in play, then the card that can be played latest, then the card whose symbol is needed least.</source>
        <translation>Proposte per prime: le carte doppie o con un Nome già in gioco, poi quella giocabile più tardi, poi quella il cui Simbolo serve meno.</translation>
    </message>
    <message>
        <source>Suggested first: chakra whose symbols the cards in hand need least.</source>
        <translation>Proposti per primi: i Chakra i cui Simboli servono meno alle carte in Mano.</translation>
    </message>
    <message>
        <source>Click a card to swap it.</source>
        <translation>Fai clic su una carta per scambiarla.</translation>
    </message>
    <message>
        <source>%1 goes to the next card, %2 swaps it.</source>
        <translation>%1 passa alla carta successiva, %2 la scambia.</translation>
    </message>
    <message>
        <source>Team power %1: %2</source>
        <translation>Forza della Squadra %1: %2</translation>
    </message>
    <message>
        <source>Teams attack the village, not another team.
The other player decides who blocks them.</source>
        <translation>Le Squadre attaccano il Campo, non un’altra Squadra.
Chi le blocca lo decide l’altro giocatore.</translation>
    </message>
    <message>
        <source>First choose the team that will block, then this one.</source>
        <translation>Scegli prima la Squadra che blocca, poi questa.</translation>
    </message>
    <message>
        <source>%1’s deck is face down: nobody may look at it.</source>
        <translation>Il Mazzo di %1 è a faccia in giù: nessuno può guardarlo.</translation>
    </message>
    <message>
        <source>%1’s battle rewards are face down: nobody may look at them.</source>
        <translation>Le Vincite di Guerra di %1 sono a faccia in giù: nessuno può guardarle.</translation>
    </message>
    <message>
        <source>%1’s hand is hidden: only %1 may look at it.</source>
        <translation>La Mano di %1 è coperta: solo %1 può guardarla.</translation>
    </message>
    <message>
        <source>%1’s hand is hidden: only %1 may look at it.</source>
        <comment>gormiti</comment>
        <translation>La mano di %1 è coperta: solo %1 può guardarla.</translation>
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
        <source>Hold %1 to see the hand.</source>
        <comment>gormiti</comment>
        <translation>Tieni premuto %1 per vedere la mano.</translation>
    </message>
    <message>
        <source>Press 1 to 9 to choose.</source>
        <translation>Premi da 1 a 9 per scegliere.</translation>
    </message>
    <message>
        <source>Cards that can be chosen are marked; press %1 for the next one.</source>
        <translation>Le carte che si possono scegliere sono evidenziate; premi %1 per la prossima.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file</source>
        <translation>È una cartella o un dispositivo, non un file</translation>
    </message>
    <message>
        <source>The chosen card cannot be played on its own now.</source>
        <translation>La carta scelta ora non si può giocare da sola.</translation>
    </message>
    <message>
        <source>Hold %1 to see what it can do.</source>
        <translation>Tieni premuto %1 per vedere che cosa può fare.</translation>
    </message>
    <message>
        <source>The chosen card cannot be used with this one now.</source>
        <translation>La carta scelta ora non si può usare con questa.</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Continue anyway?</source>
        <translation>Nessuno ha ancora guardato queste carte. Continuare comunque?</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Continue anyway?</source>
        <comment>gormiti</comment>
        <translation>Nessuno ha ancora guardato queste carte. Continuare comunque?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Continue anyway?</source>
        <translation>Nessuno ha ancora guardato la Mano. Continuare comunque?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Continue anyway?</source>
        <comment>gormiti</comment>
        <translation>Nessuno ha ancora guardato la mano. Continuare comunque?</translation>
    </message>
    <message>
        <source>The whole hand will be replaced. Take the mulligan?</source>
        <translation>Tutta la Mano verrà sostituita. Cambiarla davvero?</translation>
    </message>
    <message>
        <source>A Ninja can still be deployed this turn. End the phase anyway?</source>
        <translation>In questo Turno si può ancora schierare un Ninja. Terminare comunque la fase?</translation>
    </message>
    <message>
        <source>A team can attack. Skip the attack anyway?</source>
        <translation>Una Squadra può attaccare. Rinunciare comunque all’attacco?</translation>
    </message>
    <message>
        <source>Let it through anyway?</source>
        <translation>Lasciare comunque via libera?</translation>
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
        <source>%1 responds</source>
        <translation>Risponde %1</translation>
    </message>
    <message>
        <source>To pass or respond, use the pad at %1’s edge, or the keys %2 and %3.</source>
        <translation>Per passare o rispondere, usa il riquadro sul bordo di %1, oppure i tasti %2 e %3.</translation>
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
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>gormiti</comment>
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
    <message numerus="yes">
        <source>Confirm %n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Conferma %n carta</numerusform>
            <numerusform>Conferma %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a marked card to unmark it; double-click to confirm at once.</source>
        <translation>Fai clic su una carta segnata per togliere il segno; fai doppio clic per confermare subito.</translation>
    </message>
    <message>
        <source>Click a marked card to unmark it; double-click to confirm at once.</source>
        <comment>gormiti</comment>
        <translation>Fai clic su una carta segnata per togliere il segno; fai doppio clic per confermare subito.</translation>
    </message>
    <message>
        <source>Pay as suggested</source>
        <translation>Paga come proposto</translation>
    </message>
    <message>
        <source>A face-down card is chosen: play it, or choose the Ninja it is for.</source>
        <translation>È scelta una carta a faccia in giù: giocala, o scegli il Ninja a cui è destinata.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Tieni per vedere</translation>
    </message>
    <message>
        <source>Hold the mouse button here, or the key, to see the cards. Release over a card to choose it.</source>
        <translation>Tieni premuto qui il pulsante del mouse, o il tasto, per vedere le carte. Rilascia su una carta per sceglierla.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Qui entra solo %n carattere; il resto è stato escluso.</numerusform>
            <numerusform>Qui entrano solo %n caratteri; il resto è stato escluso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 decided: %2 took the lead for good, %3 to %4.</source>
        <translation>Ha deciso il Turno %1: %2 è passato in vantaggio per non perderlo più, %3 a %4.</translation>
    </message>
    <message>
        <source>The strongest attack in it: %1.</source>
        <translation>L’attacco più forte: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 decided: it brought %2 %n battle reward(s), more than any other.</source>
        <translation>
            <numerusform>Ha deciso il Turno %1: ha portato a %2 %n Vincita di Guerra, più di ogni altro.</numerusform>
            <numerusform>Ha deciso il Turno %1: ha portato a %2 %n Vincite di Guerra, più di ogni altro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: that button ends what you are doing. First: %1.</source>
        <translation>Non ancora: quel pulsante termina ciò che stai facendo. Prima: %1.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Decks…</source>
        <translation>Mazzi…</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>As a Weapon</source>
        <translation>Come arma</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <comment>gormiti</comment>
        <translation>Carte rimaste nel mazzo</translation>
    </message>
    <message>
        <source>Top card of %1’s deck</source>
        <comment>gormiti</comment>
        <translation>Carta in cima al mazzo di %1</translation>
    </message>
    <message>
        <source>Search the deck by name…</source>
        <comment>gormiti</comment>
        <translation>Cerca nel mazzo per nome…</translation>
    </message>
    <message>
        <source>Looking through %1’s deck. Choose a card by name; press Esc to close.</source>
        <comment>gormiti</comment>
        <translation>Si cerca nel mazzo di %1. Scegli una carta per nome; premi Esc per chiudere.</translation>
    </message>
    <message>
        <source>%1’s deck is face down: nobody may look at it.</source>
        <comment>gormiti</comment>
        <translation>Il mazzo di %1 è a faccia in giù: nessuno può guardarlo.</translation>
    </message>
    <message>
        <source>No card can be chosen now.</source>
        <comment>gormiti</comment>
        <translation>Nessuna carta può essere scelta ora.</translation>
    </message>
    <message>
        <source>%1: next card</source>
        <comment>gormiti</comment>
        <translation>%1: carta successiva</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <comment>gormiti</comment>
        <translation>Gioca la carta scelta</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <comment>gormiti</comment>
        <translation>Mostra le carte</translation>
    </message>
    <message>
        <source>hidden cards were shown</source>
        <comment>gormiti</comment>
        <translation>sono state mostrate carte coperte</translation>
    </message>
    <message>
        <source>The judge’s desk is open. Choose a card or pile; every change is marked in the log.</source>
        <comment>gormiti</comment>
        <translation>Il tavolo dell’arbitro è aperto. Scegli una carta o una pila; ogni cambiamento viene segnato nel registro.</translation>
    </message>
    <message>
        <source>Cards that can be chosen are marked; press %1 for the next one.</source>
        <comment>gormiti</comment>
        <translation>Le carte che si possono scegliere sono evidenziate; premi %1 per la prossima.</translation>
    </message>
    <message>
        <source>The chosen card cannot be played on its own now.</source>
        <comment>gormiti</comment>
        <translation>La carta scelta ora non si può giocare da sola.</translation>
    </message>
    <message>
        <source>The chosen card cannot be used with this one now.</source>
        <comment>gormiti</comment>
        <translation>La carta scelta ora non si può usare con questa.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <comment>gormiti</comment>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Hold the mouse button here, or the key, to see the cards. Release over a card to choose it.</source>
        <comment>gormiti</comment>
        <translation>Tieni premuto qui il pulsante del mouse, o il tasto, per vedere le carte. Rilascia su una carta per sceglierla.</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>L’incontro finisce in pareggio</translation>
    </message>
    <message>
        <source>Game %1 is a draw</source>
        <translation>La partita %1 finisce in pareggio</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Tutti gli altri guardino altrove.</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>The record of this match is empty: it ends before the deal.</source>
        <translation>La registrazione di questa partita è vuota: si interrompe prima della distribuzione delle carte.</translation>
    </message>
    <message>
        <source>The record of this match is empty: it ends before the deal.</source>
        <comment>gormiti</comment>
        <translation>La registrazione di questa partita è vuota: si interrompe prima della distribuzione delle carte.</translation>
    </message>
    <message>
        <source>This match is open in another window of Playsheet.</source>
        <translation>Questa partita è aperta in un’altra finestra di Playsheet.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched as it was recorded.</source>
        <translation>Questa partita non si può riprendere: con le regole e le carte attuali andrebbe diversamente. Si può comunque rivedere com’è stata registrata.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched as it was recorded.</source>
        <comment>gormiti</comment>
        <translation>Questa partita non si può riprendere: con le regole e le carte attuali andrebbe diversamente. Si può comunque rivedere com’è stata registrata.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: its record is damaged. It can still be watched as far as it is readable.</source>
        <translation>Questa partita non si può riprendere: la registrazione è danneggiata. Si può comunque rivedere fin dove è leggibile.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: its record cannot be read.</source>
        <translation>Questa partita non si può riprendere: impossibile leggere la registrazione.</translation>
    </message>
    <message>
        <source>This match is open: it cannot be deleted now.</source>
        <translation>Questa partita è aperta: adesso non si può eliminare.</translation>
    </message>
    <message>
        <source>This is a ruling report. It can only be watched.</source>
        <translation>Questa è la segnalazione di un caso dubbio. Si può solo rivedere.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched up to that point.</source>
        <translation>Questa partita non si può riprendere: con le regole e le carte attuali andrebbe diversamente. Si può comunque rivedere fino a quel punto.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched up to that point.</source>
        <comment>gormiti</comment>
        <translation>Questa partita non si può riprendere: con le regole e le carte attuali andrebbe diversamente. Si può comunque rivedere fino a quel punto.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>drawn</source>
        <translation>pareggio</translation>
    </message>
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
        <source>unfinished</source>
        <translation>non conclusa</translation>
    </message>
    <message>
        <source>next game pending</source>
        <translation>prossima partita da giocare</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha vinto</translation>
    </message>
    <message>
        <source>%1; copy of %2, counted only once</source>
        <translation>%1; copia di %2, che conta una volta sola</translation>
    </message>
    <message>
        <source>%1 has conceded</source>
        <translation>%1 si arrende</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>Resume: %1, turn %2</source>
        <translation>Riprendi: %1, Turno %2</translation>
    </message>
    <message>
        <source>Resume: %1, turn %2</source>
        <comment>gormiti</comment>
        <translation>Riprendi: %1, turno %2</translation>
    </message>
    <message>
        <source>battle rewards</source>
        <translation>Vincite di Guerra</translation>
    </message>
    <message>
        <source>empty deck</source>
        <translation>Mazzo vuoto</translation>
    </message>
    <message>
        <source>empty deck</source>
        <comment>gormiti</comment>
        <translation>Mazzo vuoto</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>card effect</source>
        <translation>Effetto di una carta</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Tutte le edizioni</translation>
    </message>
    <message>
        <source>card effect</source>
        <comment>gormiti</comment>
        <translation>Effetto di una carta</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <translation>non ha vinto nessuno</translation>
    </message>
</context>
<context>
    <name>PersonTrouble</name>
    <message>
        <source>This file was written by a newer version of Playsheet. It is not used here, and nothing can be saved.</source>
        <translation>Questo file è stato scritto da una versione più recente di Playsheet. Qui non viene usato e non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>This file is damaged; nothing can be saved to it.</source>
        <translation>Questo file è danneggiato; non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>Another program is using this file; nothing was saved.</source>
        <translation>Un altro programma sta usando questo file; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file is read-only; nothing can be saved to it.</source>
        <translation>Questo file è di sola lettura; non vi si può salvare niente.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was saved.</source>
        <translation>Il disco è pieno; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file is missing.</source>
        <translation>File mancante.</translation>
    </message>
    <message>
        <source>The file cannot hold this content; nothing was saved.</source>
        <translation>Il file non può contenere questi dati; non è stato salvato niente.</translation>
    </message>
    <message>
        <source>This file cannot be used.</source>
        <translation>Impossibile usare questo file.</translation>
    </message>
    <message>
        <source>This file cannot be read: permission is missing, or it is larger than 16 MB.</source>
        <translation>Impossibile leggere questo file: mancano i permessi o supera i 16 MB.</translation>
    </message>
    <message>
        <source>This file cannot be saved: its folder is not writable.</source>
        <translation>Impossibile salvare questo file: la sua cartella non è scrivibile.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>È una cartella o un dispositivo, non un file.</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>The record cannot be read.</source>
        <translation>Impossibile leggere la registrazione.</translation>
    </message>
    <message>
        <source>The report cannot be saved.</source>
        <translation>Impossibile salvare la segnalazione.</translation>
    </message>
</context>
<context>
    <name>GormitiReplay</name>
    <message>
        <source>%1 chooses %2 as the Hero</source>
        <translation>%1 sceglie %2 come Eroe</translation>
    </message>
    <message>
        <source>%1 cuts the deck</source>
        <translation>%1 spacca il mazzo</translation>
    </message>
    <message>
        <source>%1 exchanges the hand</source>
        <translation>%1 cambia la mano</translation>
    </message>
    <message>
        <source>%1 keeps the hand</source>
        <translation>%1 tiene la mano</translation>
    </message>
    <message>
        <source>%1 deploys %2</source>
        <translation>%1 schiera %2</translation>
    </message>
    <message>
        <source>%1 equips %3 with %2</source>
        <translation>%1 equipaggia %3 con %2</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2</source>
        <translation>%1 usa l’abilità di %2</translation>
    </message>
    <message>
        <source>%1 goes to combat</source>
        <translation>%1 passa al combattimento</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 finisce il turno</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 attacca con %2</translation>
    </message>
    <message>
        <source>%1 ends combat</source>
        <translation>%1 finisce il combattimento</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 difende con %2</translation>
    </message>
    <message>
        <source>%1 plays no Move card</source>
        <translation>%1 non gioca Carte Mossa</translation>
    </message>
    <message>
        <source>%1 resolves the ability of %2 first</source>
        <translation>%1 risolve prima l’abilità di %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 scarta %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 prende %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 sceglie %2</translation>
    </message>
    <message>
        <source>%1 takes nothing more</source>
        <translation>%1 non prende altro</translation>
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
        <source>%1 keeps the cards</source>
        <translation>%1 tiene le carte</translation>
    </message>
    <message>
        <source>%1 swaps %2</source>
        <translation>%1 cambia %2</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 si arrende</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Si distribuiscono le carte</translation>
    </message>
    <message>
        <source>A decision is undone</source>
        <translation>Una decisione viene annullata</translation>
    </message>
    <message>
        <source>The decision is redone</source>
        <translation>La decisione viene ripristinata</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche è finita</translation>
    </message>
    <message>
        <source>The damage is dealt</source>
        <translation>I danni sono inflitti</translation>
    </message>
    <message>
        <source>The next round is scored</source>
        <translation>Si conta la manche successiva</translation>
    </message>
    <message>
        <source>The next clash is fought</source>
        <translation>Si combatte lo scontro successivo</translation>
    </message>
    <message>
        <source>Next: the end of the round.</source>
        <translation>Poi finisce la manche.</translation>
    </message>
    <message>
        <source>Next: the damage of the clash.</source>
        <translation>Poi vengono i danni dello scontro.</translation>
    </message>
    <message>
        <source>Both players agree on a change</source>
        <translation>Cambiamento deciso di comune accordo</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 calls heads</source>
        <translation>%1 sceglie testa</translation>
    </message>
    <message>
        <source>%1 calls tails</source>
        <translation>%1 sceglie croce</translation>
    </message>
    <message>
        <source>%1 chooses %2 as the starting player</source>
        <translation>%1 decide che comincia %2</translation>
    </message>
    <message>
        <source>%1 takes a mulligan</source>
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
        <translation>%1 usa l’Effetto di %2</translation>
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
        <source>%1 sends %2’s team</source>
        <translation>%1 manda In Attacco la Squadra di %2</translation>
    </message>
    <message>
        <source>%1 blocks %3 with %2’s team</source>
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
        <source>%1 concedes</source>
        <translation>%1 si arrende</translation>
    </message>
    <message>
        <source>Judge’s desk: an agreed change</source>
        <translation>Tavolo dell’arbitro: un cambiamento concordato</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>gormiti</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Line %1: this is not a match record. It should start with “%3”.</source>
        <translation>Riga %1: questa non è la registrazione di una partita. Dovrebbe cominciare con «%3».</translation>
    </message>
    <message>
        <source>Line %1: the record has version %2. This program reads versions up to %3.</source>
        <translation>Riga %1: la registrazione ha la versione %2. Questo programma legge fino alla versione %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not valid here. Expected: %3.</source>
        <translation>Riga %1: «%2» qui non è valido. Previsto: %3.</translation>
    </message>
    <message>
        <source>Line %1: there is no edition “%2”.</source>
        <translation>Riga %1: l’edizione «%2» non esiste.</translation>
    </message>
    <message>
        <source>Line %1: there is no longer a card with the code “%2”.</source>
        <translation>Riga %1: non esiste più una carta con il codice «%2».</translation>
    </message>
    <message>
        <source>Line %1: there is no longer a card with the code “%2”.</source>
        <comment>gormiti</comment>
        <translation>Riga %1: non esiste più una carta con il codice «%2».</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <translation>Riga %1: alcune carte di questi Mazzi sono cambiate dopo la registrazione.</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <comment>gormiti</comment>
        <translation>Riga %1: alcune carte di questi mazzi sono cambiate dopo la registrazione.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. The record has “%2”; today it would be “%3”.</source>
        <translation>Riga %1: le regole sono cambiate. Nella registrazione c’è «%2», oggi sarebbe «%3».</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. The record has “%2”; today nothing more would happen.</source>
        <translation>Riga %1: le regole sono cambiate. Nella registrazione c’è «%2», oggi non succederebbe altro.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed: today “%3” would follow.</source>
        <translation>Riga %1: le regole sono cambiate: oggi seguirebbe «%3».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read. Expected “%3”.</source>
        <translation>Riga %1: «%2» non è leggibile. Previsto: «%3».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot happen in this position; it is left out.</source>
        <translation>Riga %1: «%2» non può accadere in questa posizione; viene tralasciato.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a decision. Expected a line such as “&gt; south pass”.</source>
        <translation>Riga %1: «%2» non è una decisione. Prevista una riga come «&gt; south pass».</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed: “%2” is no longer allowed (%3).</source>
        <translation>Riga %1: le regole sono cambiate: «%2» non è più permesso (%3).</translation>
    </message>
    <message>
        <source>Line %1: there is nothing for “%2” to undo or redo.</source>
        <translation>Riga %1: «%2» non ha nulla da annullare o da ripristinare.</translation>
    </message>
    <message>
        <source>Line %1: the recorded position is “%2”, but the decisions now lead to “%3”.</source>
        <translation>Riga %1: la posizione registrata è «%2», ma le decisioni ora portano a «%3».</translation>
    </message>
    <message>
        <source>Line %1: too many decisions for one game; the rest is not shown.</source>
        <translation>Riga %1: troppe decisioni per una sola partita; il resto non viene mostrato.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Si distribuiscono le carte</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <comment>gormiti</comment>
        <translation>Si distribuiscono le carte</translation>
    </message>
    <message>
        <source>A decision is undone</source>
        <translation>Una decisione viene annullata</translation>
    </message>
    <message>
        <source>The decision is redone</source>
        <translation>La decisione viene ripristinata</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. Choose “Open hands” for details.</source>
        <translation>Riga %1: le regole sono cambiate. Per i dettagli scegli «Mani scoperte».</translation>
    </message>
    <message>
        <source>Line %1: this line cannot be read, or cannot happen here. Choose “Open hands” for details.</source>
        <translation>Riga %1: il contenuto non è leggibile, o qui non può succedere. Per i dettagli scegli «Mani scoperte».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used here.</source>
        <translation>Riga %1: «%2» qui non si può usare.</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>Forse intendevi %3?</translation>
    </message>
    <message>
        <source>Line %1: this is a record of “%2”, a game that has no table here.</source>
        <translation>Riga %1: questa è la registrazione di «%2», un gioco che qui non ha un tavolo.</translation>
    </message>
    <message>
        <source>The record is shown up to this line.</source>
        <translation>La registrazione si vede fino a questa riga.</translation>
    </message>
    <message>
        <source>The recorded game is shown.</source>
        <translation>Si mostra la partita registrata.</translation>
    </message>
    <message>
        <source>If it is one of your own cards, its file is missing or has a fault: see Help, Card problems.</source>
        <translation>Se è una carta tua, il suo file manca o contiene un errore: vedi Aiuto, Problemi delle carte.</translation>
    </message>
    <message>
        <source>If it is one of your own cards, its file is missing or has a fault: see Help, Card problems.</source>
        <comment>gormiti</comment>
        <translation>Se è una carta tua, il suo file manca o contiene un errore: vedi Aiuto, Problemi delle carte.</translation>
    </message>
</context>
<context>
    <name>playsheet::AgreedListField</name>
    <message>
        <source>Unclear: %1</source>
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
        <source>Remove one from the collection</source>
        <translation>Togli una copia dalla collezione</translation>
    </message>
    <message>
        <source>Add one to the collection</source>
        <translation>Aggiungi una copia alla collezione</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Lingua del testo</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>Dati della carta</translation>
    </message>
    <message>
        <source>Card details</source>
        <comment>gormiti</comment>
        <translation>Dati della carta</translation>
    </message>
    <message>
        <source>No card selected.</source>
        <translation>Nessuna carta selezionata.</translation>
    </message>
    <message>
        <source>No card selected.</source>
        <comment>gormiti</comment>
        <translation>Nessuna carta selezionata.</translation>
    </message>
    <message>
        <source>Owned: %1</source>
        <translation>Possedute: %1</translation>
    </message>
    <message>
        <source>This effect is not automated yet.</source>
        <translation>Questo Effetto non è ancora automatizzato.</translation>
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
        <translation>Stili di Combattimento</translation>
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
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei Mazzi</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>All printings</source>
        <translation>Tutte le stampe</translation>
    </message>
    <message>
        <source>Rules and house rules</source>
        <translation>Regole e regole della casa</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>può essere scelto</translation>
    </message>
    <message>
        <source>cannot be chosen</source>
        <translation>impossibile da scegliere</translation>
    </message>
    <message>
        <source>In ready decks</source>
        <translation>Nei Mazzi pronti</translation>
    </message>
    <message>
        <source>In ready decks</source>
        <comment>gormiti</comment>
        <translation>Nei mazzi pronti</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Togli dal Mazzo</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <comment>gormiti</comment>
        <translation>Togli dal mazzo</translation>
    </message>
    <message>
        <source>Put into the deck</source>
        <translation>Metti nel Mazzo</translation>
    </message>
    <message>
        <source>Put into the deck</source>
        <comment>gormiti</comment>
        <translation>Metti nel mazzo</translation>
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
        <translation>Nei Mazzi</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>Automated</source>
        <translation>Automatizzate</translation>
    </message>
    <message>
        <source>A deck needs more copies than are owned</source>
        <translation>Un Mazzo richiede più copie di quante ne possiedi</translation>
    </message>
    <message>
        <source>A deck needs more copies than are owned</source>
        <comment>gormiti</comment>
        <translation>Un mazzo richiede più copie di quante ne possiedi</translation>
    </message>
    <message>
        <source>The card’s effect is automated</source>
        <translation>L’Effetto della carta è automatizzato</translation>
    </message>
    <message>
        <source>The card’s effect is automated</source>
        <comment>gormiti</comment>
        <translation>L’Effetto della carta è automatizzato</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Damages, injures</source>
        <translation>Danneggia, ferisce</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Fa pescare</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>gormiti</comment>
        <translation>Fa pescare</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Fa scartare</translation>
    </message>
    <message>
        <source>Returns to hand</source>
        <translation>Riprende in Mano</translation>
    </message>
    <message>
        <source>Returns to hand</source>
        <comment>gormiti</comment>
        <translation>Riprende in mano</translation>
    </message>
    <message>
        <source>Negates</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Searches, looks</source>
        <translation>Cerca, guarda</translation>
    </message>
    <message>
        <source>Changes power</source>
        <translation>Cambia la Forza</translation>
    </message>
    <message>
        <source>Protects</source>
        <translation>Protegge</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Vincite</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation>Almeno %2 %1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Without payment</source>
        <translation>Senza pagamento</translation>
    </message>
    <message>
        <source>With payment</source>
        <translation>Con pagamento</translation>
    </message>
    <message>
        <source>Can be the Hero</source>
        <translation>Può fare l’Eroe</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>In questo Mazzo</translation>
    </message>
    <message>
        <source>In this deck</source>
        <comment>gormiti</comment>
        <translation>In questo mazzo</translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message>
        <source>missing</source>
        <translation>mancante</translation>
    </message>
    <message numerus="yes">
        <source>%n more needed</source>
        <translation>
            <numerusform>ne serve ancora %n</numerusform>
            <numerusform>ne servono ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Senza Simbolo</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4. In decks: %5.</source>
        <translation>%1, %2, %3. Possedute: %4. Nei Mazzi: %5.</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4. In decks: %5.</source>
        <comment>gormiti</comment>
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
        <translation>Schieramento</translation>
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
        <translation>Nei Mazzi</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>No element</source>
        <translation>Senza elemento</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4.</source>
        <translation>%1, %2, %3. Possedute: %4.</translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>gormiti</comment>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta a faccia in giù</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <comment>gormiti</comment>
        <translation>Carta a faccia in giù</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Passa il mouse su una carta per leggerla qui.</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <comment>gormiti</comment>
        <translation>Passa il mouse su una carta per leggerla qui.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>Ancora %n riga</numerusform>
            <numerusform>Ancora %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <translation>Torna all’inizio</translation>
    </message>
</context>
<context>
    <name>playsheet::CardTray</name>
    <message>
        <source>card %1, face down</source>
        <translation>carta %1, a faccia in giù</translation>
    </message>
    <message>
        <source>card %1, face down</source>
        <comment>gormiti</comment>
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
            <numerusform>Catena, %n Anello</numerusform>
            <numerusform>Catena, %n Anelli</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Anello</numerusform>
            <numerusform>%n Anelli</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain. Whatever can be responded to waits here until both players pass.</source>
        <translation>Nessuna Catena. Ciò a cui si può rispondere attende qui finché non passano entrambi i giocatori.</translation>
    </message>
    <message>
        <source>The chain is being settled.</source>
        <translation>La Catena si risolve.</translation>
    </message>
    <message>
        <source>Next link: %1</source>
        <translation>Prossimo Anello: %1</translation>
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
        <source>Show a table instead of card faces (%1)</source>
        <translation>Mostra una tabella al posto delle carte (%1)</translation>
    </message>
    <message>
        <source>Show a table instead of card faces (%1)</source>
        <comment>gormiti</comment>
        <translation>Mostra una tabella al posto delle carte (%1)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>best first</source>
        <translation>prima le più pertinenti</translation>
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
        <source>%n card(s)</source>
        <comment>gormiti</comment>
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
        <source>Restore the backup</source>
        <translation>Ripristina la copia di riserva</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Collection: %1</source>
        <translation>Collezione: %1</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>per elemento</translation>
    </message>
    <message>
        <source>by payment</source>
        <translation>per pagamento</translation>
    </message>
    <message>
        <source>by ATK and HP</source>
        <translation>per ATK e HP</translation>
    </message>
    <message>
        <source>by rarity</source>
        <translation>per rarità</translation>
    </message>
    <message>
        <source>groups by element</source>
        <translation>gruppi per elemento</translation>
    </message>
</context>
<context>
    <name>playsheet::CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation>Confronta versioni</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Versione attuale</translation>
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
        <source>Restore the version on the left</source>
        <translation>Ripristina la versione a sinistra</translation>
    </message>
</context>
<context>
    <name>playsheet::ContinueBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>%1: this match is open in another window.</source>
        <translation>%1: questa partita è aperta in un’altra finestra.</translation>
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
        <translation>Ripristina</translation>
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
        <source>Play this deck</source>
        <translation>Gioca questo Mazzo</translation>
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
        <translation>Per Simbolo</translation>
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
        <translation>In ordine di aggiunta</translation>
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
        <source>No decks yet</source>
        <translation>Ancora nessun Mazzo</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <translation>Copia di «%1»</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Lista semplice</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Codice di condivisione</translation>
    </message>
    <message>
        <source>Playsheet deck file</source>
        <translation>File di Mazzo di Playsheet</translation>
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
        <source>Community deck builder list</source>
        <translation>Lista del deck builder della community</translation>
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
        <source>“%1” was copied to your decks.</source>
        <translation>«%1» è stato copiato tra i tuoi Mazzi.</translation>
    </message>
    <message>
        <source>Deck copied to the clipboard.</source>
        <translation>Mazzo copiato negli appunti.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c’è testo.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Non è stato importato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported into a new deck</source>
        <translation>
            <numerusform>%n carta importata in un nuovo Mazzo</numerusform>
            <numerusform>%n carte importate in un nuovo Mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>Apri la lista di un Mazzo</translation>
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
        <translation>Apri la lista di un Mazzo…</translation>
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
        <source>Save version…</source>
        <translation>Salva versione…</translation>
    </message>
    <message>
        <source>Compare versions…</source>
        <translation>Confronta versioni…</translation>
    </message>
    <message>
        <source>Print the deck list…</source>
        <translation>Stampa la lista del Mazzo…</translation>
    </message>
    <message>
        <source>Print card faces…</source>
        <translation>Stampa le carte…</translation>
    </message>
    <message>
        <source>Delete deck…</source>
        <translation>Elimina il Mazzo…</translation>
    </message>
    <message>
        <source>Save version</source>
        <translation>Salva versione</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Version saved.</source>
        <translation>Versione salvata.</translation>
    </message>
    <message>
        <source>Delete deck?</source>
        <translation>Eliminare il Mazzo?</translation>
    </message>
    <message>
        <source>“%1” will be deleted, along with its saved versions and edit history.</source>
        <translation>«%1» verrà eliminato, insieme alle versioni salvate e alla cronologia delle modifiche.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Restore the backup</source>
        <translation>Ripristina la copia di riserva</translation>
    </message>
    <message>
        <source>Backup restored.</source>
        <translation>Copia di riserva ripristinata.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Only automated cards</source>
        <translation>Solo carte automatizzate</translation>
    </message>
    <message>
        <source>Leave out cards whose effect is not automated yet.</source>
        <translation>Nascondi le carte con un Effetto non ancora automatizzato.</translation>
    </message>
    <message numerus="yes">
        <source>%n not shown</source>
        <translation>
            <numerusform>%n nascosta</numerusform>
            <numerusform>%n nascoste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) with several printings: the first that can be played was taken</source>
        <translation>
            <numerusform>%n nome con più stampe: presa la prima giocabile</numerusform>
            <numerusform>%n nomi con più stampe: presa la prima giocabile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message>
        <source>✓ Legal: %1</source>
        <translation>✓ Legale: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): %1</source>
        <translation>
            <numerusform>%n problema: %1</numerusform>
            <numerusform>%n problemi: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Choose cards to remove…</source>
        <translation>Scegli le carte da togliere…</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckPlots</name>
    <message>
        <source>Deck statistics</source>
        <translation>Statistiche del Mazzo</translation>
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
        <source>Jutsu costs</source>
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
        <source>Earliest entry</source>
        <translation>Prima entrata possibile</translation>
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
        <source>needed and provided</source>
        <translation>richiesti e forniti</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
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
        <source>Add one</source>
        <translation>Aggiungi una copia</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Togli una copia</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Togli tutte</translation>
    </message>
    <message>
        <source>Add one to the deck</source>
        <translation>Aggiungi una copia al Mazzo</translation>
    </message>
    <message>
        <source>Add one to the sideboard</source>
        <translation>Aggiungi una copia al sideboard</translation>
    </message>
    <message>
        <source>Add one to the reinforcement deck</source>
        <translation>Aggiungi una copia al Mazzo di Rinforzi</translation>
    </message>
    <message>
        <source>Drop cards here or press + in the list. The box at the top left has ready-made decks to copy.</source>
        <translation>Trascina qui le carte o premi + nella lista. Nel riquadro in alto a sinistra ci sono Mazzi pronti da copiare.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksPanel</name>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
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
        <source>Discard pile</source>
        <comment>gormiti</comment>
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
    <message>
        <source>Decks</source>
        <comment>gormiti</comment>
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
        <source>Tags, separated by commas</source>
        <translation>Etichette, separate da virgole</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>A tag can have at most %n character(s).</source>
        <translation>
            <numerusform>Un’etichetta può avere al massimo %n carattere.</numerusform>
            <numerusform>Un’etichetta può avere al massimo %n caratteri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck can have at most %n tag(s).</source>
        <translation>
            <numerusform>Un Mazzo può avere al massimo %n etichetta.</numerusform>
            <numerusform>Un Mazzo può avere al massimo %n etichette.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::EndSheet</name>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Salva registrazione…</translation>
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
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>Scambia i Mazzi</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <comment>gormiti</comment>
        <translation>Scambia i mazzi</translation>
    </message>
    <message>
        <source>Since you sat down</source>
        <translation>Da quando siete seduti</translation>
    </message>
    <message>
        <source>Watch the last turn</source>
        <translation>Guarda l’ultimo Turno</translation>
    </message>
    <message>
        <source>Watch the last turn</source>
        <comment>gormiti</comment>
        <translation>Guarda l’ultimo turno</translation>
    </message>
    <message>
        <source>Battle rewards turn by turn: %1 %2; %3 %4</source>
        <translation>Vincite di Guerra Turno per Turno: %1 %2; %3 %4</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::GuideDialog</name>
    <message>
        <source>How to play the ready-made decks</source>
        <translation>Come si giocano i Mazzi pronti</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Mazzi pronti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy this deck</source>
        <translation>Copia questo Mazzo</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Il piano</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>La prima Mano</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>Punti deboli</translation>
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
        <translation>Se inizi</translation>
    </message>
    <message>
        <source>Goes second</source>
        <translation>Se non inizi</translation>
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
        <source>%n card(s) in hand; seed %1</source>
        <translation>
            <numerusform>%n carta in Mano; seme %1</numerusform>
            <numerusform>%n carte in Mano; seme %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn earlier</source>
        <translation>Un Turno prima</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Un Turno dopo</translation>
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
        <source>Change key…</source>
        <translation>Cambia tasto…</translation>
    </message>
    <message>
        <source>Its default key is now used by another line.</source>
        <translation>Il suo tasto predefinito ora è usato da un’altra riga.</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutti</translation>
    </message>
    <message>
        <source>Press the new key for: %1. Press Esc to leave it unchanged.</source>
        <translation>Premi il nuovo tasto per: %1. Premi Esc per lasciarlo com’è.</translation>
    </message>
    <message>
        <source>Press Enter or double-click to change the key for this line.</source>
        <translation>Premi Invio o fai doppio clic per cambiare il tasto di questa riga.</translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Qui entra solo %n carattere; il resto è stato escluso.</numerusform>
            <numerusform>Qui entrano solo %n caratteri; il resto è stato escluso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LogView</name>
    <message>
        <source>The first decision will appear here.</source>
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
        <translation>Emblema del giocatore</translation>
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
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <translation>Due persone davanti allo stesso schermo. Ogni posto ha il suo nome, il suo Mazzo e la sua lingua.</translation>
    </message>
    <message>
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <comment>gormiti</comment>
        <translation>Due persone davanti allo stesso schermo. Ogni posto ha il suo nome, il suo mazzo e la sua lingua.</translation>
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
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
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
        <translation>Animazioni</translation>
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
        <translation>Tieni premuto</translation>
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
        <source>Open: both hands are face up. Good for learning.</source>
        <translation>Scoperte: entrambe le Mani sono a faccia in su. Utile per imparare.</translation>
    </message>
    <message>
        <source>Open: both hands are face up. Good for learning.</source>
        <comment>gormiti</comment>
        <translation>Scoperte: entrambe le mani sono a faccia in su. Utile per imparare.</translation>
    </message>
    <message>
        <source>Hold to see: hands are face down; to look at a hand, its player holds a key, or the mouse button on the hand.</source>
        <translation>Tieni premuto: le Mani sono a faccia in giù; per guardare la propria, ogni giocatore tiene premuto un tasto, o il mouse sulla Mano.</translation>
    </message>
    <message>
        <source>Hold to see: hands are face down; to look at a hand, its player holds a key, or the mouse button on the hand.</source>
        <comment>gormiti</comment>
        <translation>Tieni premuto: le mani sono a faccia in giù; per guardare la propria, ogni giocatore tiene premuto un tasto, o il mouse sulla mano.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A deck is not legal: see the lines in red.</source>
        <translation>Un Mazzo non è legale: vedi le righe in rosso.</translation>
    </message>
    <message>
        <source>A deck is not legal: see the lines in red.</source>
        <comment>gormiti</comment>
        <translation>Un mazzo non è legale: vedi le righe in rosso.</translation>
    </message>
    <message>
        <source>The two players need different names.</source>
        <translation>I due giocatori devono avere nomi diversi.</translation>
    </message>
    <message>
        <source>The cards cannot be loaded: see Help, Card problems.</source>
        <translation>Impossibile caricare le carte: vedi Aiuto, Problemi delle carte.</translation>
    </message>
    <message>
        <source>The cards cannot be loaded: see Help, Card problems.</source>
        <comment>gormiti</comment>
        <translation>Impossibile caricare le carte: vedi Aiuto, Problemi delle carte.</translation>
    </message>
    <message>
        <source>Fix the deck…</source>
        <translation>Correggi il Mazzo…</translation>
    </message>
    <message>
        <source>Fix the deck…</source>
        <comment>gormiti</comment>
        <translation>Correggi il mazzo…</translation>
    </message>
    <message>
        <source>Curtain: the table stays covered until the deciding player opens it; passing works without opening it.</source>
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
        <translation>In&amp;formazioni su Playsheet</translation>
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
        <translation>&amp;Salva una copia della registrazione…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
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
        <translation>Ta&amp;volo</translation>
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
        <translation>&amp;Animazioni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation>Colonna &amp;destra</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Testo più gra&amp;nde</translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>Default text s&amp;ize</source>
        <translation>Dimensione n&amp;ormale del testo</translation>
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
        <source>Concede for %1…</source>
        <translation>Resa di %1…</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Lasciare questa partita?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
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
        <source>%1 will lose this game.</source>
        <translation>%1 perderà questa partita.</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 si arrende</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salva una copia della registrazione</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registrazioni di partita (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>About Playsheet</source>
        <translation>Informazioni su Playsheet</translation>
    </message>
    <message>
        <source>A card table for one screen. It plays three games by their complete rules: the Naruto collectible card game, Gormiti, and Rising Clan, a variant for two to nine people with cards of our own.

An unofficial fan project. The names of the games and their cards belong to their owners; no printed art, logos or card text from the publishers are included.

Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0). Libraries: Qt (LGPL 3), SQLite (public domain), {fmt}, toml++, nlohmann/json, SQLiteCpp, libxkbcommon and Wayland (MIT), CLI11 and xxHash (BSD), LEMON (Boost 1.0), PCG (Apache License 2.0), libcanberra (LGPL 2.1).</source>
        <translation>Un tavolo di carte per un solo schermo. Fa giocare tre giochi con le regole complete: il gioco di carte collezionabili di Naruto, Gormiti e Rising Clan, una variante da due a nove persone con carte nostre.

Un progetto non ufficiale di appassionati. I nomi dei giochi e delle carte appartengono ai rispettivi proprietari; non contiene illustrazioni, loghi o testi di carte degli editori.

Software libero con licenza GNU General Public License, versione 3 o successiva. Caratteri: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0). Librerie: Qt (LGPL 3), SQLite (pubblico dominio), {fmt}, toml++, nlohmann/json, SQLiteCpp, libxkbcommon e Wayland (MIT), CLI11 e xxHash (BSD), LEMON (Boost 1.0), PCG (Apache License 2.0), libcanberra (LGPL 2.1).</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;House rules of this match…</source>
        <translation>Regole della &amp;casa di questa partita…</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Prossi&amp;ma partita</translation>
    </message>
    <message>
        <source>Card &amp;problems…</source>
        <translation>&amp;Problemi delle carte…</translation>
    </message>
    <message>
        <source>Card &amp;problems…</source>
        <comment>gormiti</comment>
        <translation>&amp;Problemi delle carte…</translation>
    </message>
    <message>
        <source>Card &amp;names</source>
        <translation>No&amp;mi delle carte</translation>
    </message>
    <message>
        <source>Card &amp;names</source>
        <comment>gormiti</comment>
        <translation>No&amp;mi delle carte</translation>
    </message>
    <message>
        <source>Same as the card text</source>
        <translation>Come nel testo delle carte</translation>
    </message>
    <message>
        <source>Same as the card text</source>
        <comment>gormiti</comment>
        <translation>Come nel testo delle carte</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>Italian where known</source>
        <translation>Italiano, se disponibile</translation>
    </message>
    <message>
        <source>Explain &amp;keywords</source>
        <translation>&amp;Spiega le parole chiave</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <translation>&amp;Frase successiva della carta</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <comment>gormiti</comment>
        <translation>&amp;Frase successiva della carta</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <translation>Frase precedente della carta</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <comment>gormiti</comment>
        <translation>Frase precedente della carta</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>After a &amp;showdown</source>
        <translation>Dopo uno S&amp;contro</translation>
    </message>
    <message>
        <source>Wait for Continue</source>
        <translation>Attendi «Continua»</translation>
    </message>
    <message>
        <source>Wait for 3 seconds</source>
        <translation>Attendi 3 secondi</translation>
    </message>
    <message>
        <source>Continue at once</source>
        <translation>Continua subito</translation>
    </message>
    <message>
        <source>&amp;Judge’s desk…</source>
        <translation>Tavolo dell’ar&amp;bitro…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasti…</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Regist&amp;ro</translation>
    </message>
    <message>
        <source>&amp;Chain</source>
        <translation>Cat&amp;ena</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>Ma&amp;zzi</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <comment>gormiti</comment>
        <translation>Ma&amp;zzi</translation>
    </message>
    <message>
        <source>&amp;Learn by playing…</source>
        <translation>&amp;Impara giocando…</translation>
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
        <source>Card &amp;pictures</source>
        <comment>gormiti</comment>
        <translation>&amp;Immagini delle carte</translation>
    </message>
    <message>
        <source>&amp;Drawn by Playsheet</source>
        <translation>&amp;Disegnate da Playsheet</translation>
    </message>
    <message>
        <source>&amp;Custom pictures from a folder…</source>
        <translation>Immagini &amp;personalizzate da una cartella…</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <translation>Cartella con immagini di carte</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <comment>gormiti</comment>
        <translation>Cartella con immagini di carte</translation>
    </message>
    <message>
        <source>Log column in &amp;wide windows</source>
        <translation>Colonna del registro nelle finestre lar&amp;ghe</translation>
    </message>
    <message>
        <source>T&amp;urn the table to the deciding player</source>
        <translation>Gi&amp;ra il tavolo verso chi decide</translation>
    </message>
    <message>
        <source>Sit opposite each other (top upside do&amp;wn)</source>
        <translation>Seduti di fronte (lato in alto &amp;capovolto)</translation>
    </message>
    <message>
        <source>Large enough for &amp;fingers</source>
        <translation>Abbastanza grande per le &amp;dita</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>La stessa del programma</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Lingua del registro</translation>
    </message>
    <message>
        <source>%1’s language</source>
        <translation>Lingua di %1</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Collezione</translation>
    </message>
    <message>
        <source>D&amp;ecks…</source>
        <translation>Ma&amp;zzi…</translation>
    </message>
    <message>
        <source>D&amp;ecks…</source>
        <comment>gormiti</comment>
        <translation>Ma&amp;zzi…</translation>
    </message>
    <message>
        <source>&amp;Matches and statistics…</source>
        <translation>&amp;Partite e statistiche…</translation>
    </message>
    <message>
        <source>This match is not over. It is saved automatically and can be resumed later.</source>
        <translation>Questa partita non è finita. Viene salvata automaticamente e si può riprendere più tardi.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Apri una re&amp;gistrazione…</translation>
    </message>
    <message>
        <source>Repor&amp;t a ruling…</source>
        <translation>Segnala un caso &amp;dubbio…</translation>
    </message>
    <message>
        <source>The report was saved as %1: a report never replaces a file, and its name ends in .match.</source>
        <translation>La segnalazione è stata salvata come %1: una segnalazione non sostituisce mai un file, e il suo nome finisce in .match.</translation>
    </message>
    <message>
        <source>The match was not dismissed</source>
        <translation>Impossibile mettere da parte la partita</translation>
    </message>
    <message>
        <source>A change was not saved</source>
        <translation>Una modifica non è stata salvata</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Copia non salvata</translation>
    </message>
    <message>
        <source>The match is not being saved</source>
        <translation>La partita non viene salvata</translation>
    </message>
    <message>
        <source>This match cannot be resumed</source>
        <translation>Impossibile riprendere la partita</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Segnalazione non salvata</translation>
    </message>
    <message>
        <source>The report has another name</source>
        <translation>La segnalazione ha un altro nome</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The record cannot be opened</source>
        <translation>Impossibile aprire la registrazione</translation>
    </message>
    <message>
        <source>T&amp;ournaments…</source>
        <translation>&amp;Tornei…</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Torna al torneo</translation>
    </message>
    <message>
        <source>Table %1 · to the tournament</source>
        <translation>Tavolo %1 · al torneo</translation>
    </message>
    <message>
        <source>Table %1 · %2</source>
        <translation>Tavolo %1 · %2</translation>
    </message>
    <message>
        <source>Table %1: enter %2 – %3</source>
        <translation>Tavolo %1: registra %2 – %3</translation>
    </message>
    <message>
        <source>To the pages of the tournament?</source>
        <translation>Alle pagine del torneo?</translation>
    </message>
    <message>
        <source>They show drafts and the decks of all players: they are for the organiser alone.</source>
        <translation>Mostrano le bozze e i Mazzi di tutti i giocatori: sono solo per l’organizzatore.</translation>
    </message>
    <message>
        <source>I am the organiser</source>
        <translation>Sono l’organizzatore</translation>
    </message>
    <message>
        <source>Sudden death is over</source>
        <translation>Primo vantaggio decisivo raggiunto</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>The match is level and needs a winner, so play continues: the first player to take a battle reward or to send an opposing Ninja to the discard pile wins it.</source>
        <translation>L’incontro è in parità e serve un vincitore, quindi si continua: vince chi per primo guadagna una Vincita di Guerra o manda un Ninja avversario nel Cimitero.</translation>
    </message>
    <message>
        <source>The match is decided: %1.</source>
        <translation>L’incontro è deciso: %1.</translation>
    </message>
    <message>
        <source>The match ends as it stands: %1. The game on the table does not count.</source>
        <translation>L’incontro finisce così com’è: %1. La partita sul tavolo non conta.</translation>
    </message>
    <message>
        <source>Table %1 · sudden death</source>
        <translation>Tavolo %1 · primo vantaggio decisivo</translation>
    </message>
    <message>
        <source>%1 will be out of this game.</source>
        <translation>%1 sarà fuori da questa partita.</translation>
    </message>
    <message>
        <source>Kno&amp;wledge of the players…</source>
        <translation>Chi &amp;sa che cosa…</translation>
    </message>
    <message>
        <source>Knowledge of the players</source>
        <translation>Chi sa che cosa</translation>
    </message>
    <message>
        <source>Game %1 of “%2”: seats as they were drawn</source>
        <translation>Partita %1 di «%2»: posti come da sorteggio</translation>
    </message>
    <message>
        <source>This game cannot be played for the tournament</source>
        <translation>Questa partita non si può giocare per il torneo</translation>
    </message>
    <message>
        <source>Game %1 is entered into the tournament.</source>
        <translation>La partita %1 è inserita nel torneo.</translation>
    </message>
    <message>
        <source>Game %1 · to the tournament</source>
        <translation>Partita %1 · al torneo</translation>
    </message>
    <message>
        <source>Game %1 is entered · to the tournament</source>
        <translation>Partita %1 inserita · al torneo</translation>
    </message>
    <message>
        <source>Enter game %1</source>
        <translation>Inserisci la partita %1</translation>
    </message>
    <message>
        <source>Rising Clan cannot be played in this window.</source>
        <translation>In questa finestra non si può giocare a Rising Clan.</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Started</source>
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
        <source>Resume</source>
        <translation>Riprendi</translation>
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
        <source>No matches yet.</source>
        <translation>Ancora nessuna partita.</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salva una copia della registrazione</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registrazioni di partita (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>%1 deleted. Choose Undo to restore it; the file is in the “trash” folder.</source>
        <translation>%1: eliminata. Scegli Annulla per riportarla; il file è nella cartella «trash».</translation>
    </message>
    <message>
        <source>Match restored.</source>
        <translation>Partita ripristinata.</translation>
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
        <source>starting player</source>
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
        <translation>aggiusta la Mano</translation>
    </message>
</context>
<context>
    <name>playsheet::PoolModel</name>
    <message>
        <source>%1 · %2: not automated yet, so it cannot be in a match deck</source>
        <translation>%1 · %2: non ancora automatizzata, perciò non può stare in un Mazzo da partita</translation>
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
        <source>Available cards</source>
        <translation>Carte disponibili</translation>
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
        <source>%n error(s) in the card files. The affected cards are left out.</source>
        <translation>
            <numerusform>C’è %n errore nei file delle carte. Le carte interessate sono escluse.</numerusform>
            <numerusform>Ci sono %n errori nei file delle carte. Le carte interessate sono escluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about the card files.</source>
        <translation>
            <numerusform>C’è %n avviso sui file delle carte.</numerusform>
            <numerusform>Ci sono %n avvisi sui file delle carte.</numerusform>
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
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
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
        <source>Custom cards folder: %1</source>
        <translation>Cartella delle carte personalizzate: %1</translation>
    </message>
    <message>
        <source>No problems: all card files were read.</source>
        <translation>Nessun problema: tutti i file delle carte sono stati letti.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>playsheet::QueryBar</name>
    <message>
        <source>Search in any language, for example t:ninja s:fire power&gt;=4</source>
        <translation>Cerca in qualsiasi lingua, per esempio t:ninja s:fuoco power&gt;=4</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Search cards</source>
        <comment>gormiti</comment>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Guida alla ricerca</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Togli: %1</translation>
    </message>
    <message>
        <source>Replace with the suggested word</source>
        <translation>Sostituisci con la parola proposta</translation>
    </message>
    <message>
        <source>Search in any language, for example t:fighter e:fire atk&gt;=30</source>
        <translation>Cerca in qualsiasi lingua, per esempio t:combattente e:fuoco atk&gt;=30</translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message>
        <source>No card has this name</source>
        <translation>Nessuna carta ha questo Nome</translation>
    </message>
    <message>
        <source>Several cards have this name</source>
        <translation>Più carte hanno questo Nome</translation>
    </message>
    <message>
        <source>Code and name belong to different cards</source>
        <translation>Codice e Nome appartengono a carte diverse</translation>
    </message>
    <message>
        <source>The number of copies must be 1 to 99</source>
        <translation>Il numero di copie deve essere da 1 a 99</translation>
    </message>
    <message>
        <source>Listed among cards that are not in the deck</source>
        <translation>Elencata tra le carte fuori dal Mazzo</translation>
    </message>
    <message>
        <source>This line has more than a card and a number</source>
        <translation>La riga contiene altro oltre a una carta e un numero</translation>
    </message>
    <message>
        <source>This heading is not a part of the deck</source>
        <translation>Questo titolo non è una parte del Mazzo</translation>
    </message>
    <message>
        <source>No card on this line</source>
        <translation>Nessuna carta in questa riga</translation>
    </message>
    <message>
        <source>Unclear lines</source>
        <translation>Righe non chiare</translation>
    </message>
    <message numerus="yes">
        <source>%n unclear line(s). Choose a card for each.</source>
        <translation>
            <numerusform>%n riga non chiara. Scegli la carta giusta.</numerusform>
            <numerusform>%n righe non chiare. Scegli la carta giusta per ciascuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Import list</source>
        <translation>Importa la lista</translation>
    </message>
    <message>
        <source>Line %1: card</source>
        <translation>Riga %1: carta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Skip this line</source>
        <translation>Salta questa riga</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the sideboard</source>
        <translation>
            <numerusform>Aggiungi %n carta al sideboard</numerusform>
            <numerusform>Aggiungi %n carte al sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the reinforcement deck</source>
        <translation>
            <numerusform>Aggiungi %n carta al Mazzo di Rinforzi</numerusform>
            <numerusform>Aggiungi %n carte al Mazzo di Rinforzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the deck</source>
        <translation>
            <numerusform>Aggiungi %n carta al Mazzo</numerusform>
            <numerusform>Aggiungi %n carte al Mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these cards</source>
        <translation>Salta queste carte</translation>
    </message>
</context>
<context>
    <name>playsheet::RemovalDialog</name>
    <message>
        <source>Remove cards</source>
        <translation>Togli carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>Togli %1 di %2</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Vai all’inizio</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <translation>Indietro di un Turno</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <comment>gormiti</comment>
        <translation>Indietro di un turno</translation>
    </message>
    <message>
        <source>Back one phase</source>
        <translation>Indietro di una fase</translation>
    </message>
    <message>
        <source>Back one decision</source>
        <translation>Indietro di una decisione</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Forward one decision</source>
        <translation>Avanti di una decisione</translation>
    </message>
    <message>
        <source>Forward one phase</source>
        <translation>Avanti di una fase</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <translation>Avanti di un Turno</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <comment>gormiti</comment>
        <translation>Avanti di un turno</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Back one round</source>
        <translation>Indietro di una manche</translation>
    </message>
    <message>
        <source>Forward one round</source>
        <translation>Avanti di una manche</translation>
    </message>
    <message>
        <source>Back one phase or clash</source>
        <translation>Indietro di una fase o di uno scontro</translation>
    </message>
    <message>
        <source>Forward one phase or clash</source>
        <translation>Avanti di una fase o di uno scontro</translation>
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
        <source>No record is open. Every match is recorded in the data folder.</source>
        <translation>Nessuna registrazione aperta. Ogni partita viene registrata nella cartella dei dati.</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Mani mostrate</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Report a ruling…</source>
        <translation>Segnala un caso dubbio…</translation>
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
        <source>%1 cannot be played back.</source>
        <translation>%1 non si può rivedere.</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Mani coperte</translation>
    </message>
    <message>
        <source>%1’s view</source>
        <translation>Come le vede %1</translation>
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
        <translation>Apri una registrazione</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registrazioni di partita (*.match);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The rules have changed since this point: choose an earlier one.</source>
        <translation>Da qui le regole sono cambiate: scegli un punto precedente.</translation>
    </message>
    <message>
        <source>Starts a new match from this point. This record is not changed.</source>
        <translation>Da qui comincia una nuova partita. Questa registrazione non cambia.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>La partita è finita: ha vinto %1.</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Ora decide %1.</translation>
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
        <source>The record breaks off in the middle of a decision, for example after a power cut. Everything before it is intact.</source>
        <translation>La registrazione si interrompe a metà di una decisione, per esempio per un’interruzione di corrente. Tutto ciò che precede è intatto.</translation>
    </message>
    <message>
        <source>Next problem: %1 of %2</source>
        <translation>Prossimo problema: %1 di %2</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>Ruling report: %1</source>
        <translation>Caso dubbio: %1</translation>
    </message>
    <message>
        <source>without a note</source>
        <translation>senza nota</translation>
    </message>
    <message>
        <source>%1: may this player’s hand be shown? This match is not over.</source>
        <translation>%1: si può mostrare la Mano di questo giocatore? Questa partita non è finita.</translation>
    </message>
    <message>
        <source>%1: may this player’s hand be shown? This match is not over.</source>
        <comment>gormiti</comment>
        <translation>%1: si può mostrare la mano di questo giocatore? Questa partita non è finita.</translation>
    </message>
    <message>
        <source>%1: may this match be played from here? It is not over, and its cards would come in the same order.</source>
        <translation>%1: si può giocare questa partita da qui? Non è finita, e le carte arriverebbero nello stesso ordine.</translation>
    </message>
    <message>
        <source>%1: may this match be played from here? It is not over, and its cards would come in the same order.</source>
        <comment>gormiti</comment>
        <translation>%1: si può giocare questa partita da qui? Non è finita, e le carte arriverebbero nello stesso ordine.</translation>
    </message>
    <message>
        <source>This match is on the table: continue it there. Playing from here would reveal its next cards.</source>
        <translation>Questa partita è sul tavolo: si continua lì. Giocandola da qui si scoprirebbero le prossime carte.</translation>
    </message>
    <message>
        <source>This match is on the table: continue it there. Playing from here would reveal its next cards.</source>
        <comment>gormiti</comment>
        <translation>Questa partita è sul tavolo: si continua lì. Giocandola da qui si scoprirebbero le prossime carte.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>La partita è finita in pareggio.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
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
        <translation>Segnala un caso dubbio</translation>
    </message>
    <message>
        <source>Which ruling looks wrong, and what should have happened instead?</source>
        <translation>Che cosa sembra sbagliato, e che cosa sarebbe dovuto succedere?</translation>
    </message>
    <message>
        <source>The file will contain both hands and the whole game so far. None of that is shown on screen now, but anyone who opens the file can see it.</source>
        <translation>Il file conterrà entrambe le Mani e tutta la partita fin qui. Ora non se ne vede nulla sullo schermo, ma chi apre il file può vedere tutto.</translation>
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
        <translation>Registrazioni di partita (*.match)</translation>
    </message>
</context>
<context>
    <name>playsheet::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message numerus="yes">
        <source>House rules: %n changed</source>
        <translation>
            <numerusform>Regole della casa: %n cambiata</numerusform>
            <numerusform>Regole della casa: %n cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search house rules</source>
        <translation>Cerca nelle regole della casa</translation>
    </message>
    <message>
        <source>No matching house rules.</source>
        <translation>Nessuna regola della casa trovata.</translation>
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
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiata</numerusform>
            <numerusform>%n cambiate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message>
        <source>%1. These house rules apply to this match.</source>
        <translation>%1. Queste regole della casa valgono per questa partita.</translation>
    </message>
    <message>
        <source>As ruled in 2011</source>
        <translation>Come deciso nel 2011</translation>
    </message>
    <message>
        <source>Set the house rules that belong together; the others stay as they are.</source>
        <translation>Imposta insieme le regole della casa collegate; le altre restano come sono.</translation>
    </message>
    <message>
        <source>edition defaults</source>
        <translation>come nell’edizione</translation>
    </message>
    <message>
        <source>%1. Where the rulebook is silent, both players can agree on another answer. A tick marks the edition’s default.</source>
        <translation>%1. Dove il regolamento tace, i due giocatori possono accordarsi su un’altra risposta. Il segno di spunta indica quella dell’edizione.</translation>
    </message>
    <message>
        <source>%1 (edition default)</source>
        <translation>%1 (dell’edizione)</translation>
    </message>
</context>
<context>
    <name>playsheet::NumberField</name>
    <message>
        <source>Less: %1</source>
        <translation>Meno: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Più: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::GormitiRulesDialog</name>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predefinita)</translation>
    </message>
    <message>
        <source>%1. These house rules apply to this match.</source>
        <translation>%1. Queste regole della casa valgono per questa partita.</translation>
    </message>
    <message>
        <source>%1. Both players can agree on something other than the rules. A tick marks the default.</source>
        <translation>%1. I due giocatori possono accordarsi su qualcosa di diverso dalle regole. Il segno di spunta indica la risposta predefinita.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>come da regole</translation>
    </message>
    <message>
        <source>A match needs an end: quiet turns and turn limit cannot both be 0 (G-710).</source>
        <translation>Una partita deve avere una fine: non mettere a 0 sia i turni senza effetti sia il limite di turni (G-710).</translation>
    </message>
</context>
<context>
    <name>playsheet::SearchHelp</name>
    <message>
        <source>Search help</source>
        <translation>Guida alla ricerca</translation>
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
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <translation>Apri un file di Mazzo…</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <comment>gormiti</comment>
        <translation>Apri un file di mazzo…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Apri un file di Mazzo</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <comment>gormiti</comment>
        <translation>Apri un file di mazzo</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Mazzi (*.toml);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <comment>gormiti</comment>
        <translation>Mazzi (*.toml);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <translation>Come si gioca questo Mazzo</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <comment>gormiti</comment>
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
        <source>This turn: %1</source>
        <comment>gormiti</comment>
        <translation>Questo turno: %1</translation>
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
        <translation>Preparazione della partita</translation>
    </message>
    <message>
        <source>Each player draws an opening hand.</source>
        <translation>Ogni giocatore pesca la prima Mano.</translation>
    </message>
    <message>
        <source>Each player draws an opening hand.</source>
        <comment>gormiti</comment>
        <translation>Ogni giocatore pesca la prima mano.</translation>
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
        <source>Battle over</source>
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
        <source>Cards being looked at</source>
        <translation>Carte in visione</translation>
    </message>
    <message>
        <source>Cards being looked at</source>
        <comment>gormiti</comment>
        <translation>Carte in visione</translation>
    </message>
    <message>
        <source>No cards here</source>
        <translation>Nessuna carta qui</translation>
    </message>
    <message>
        <source>No cards here</source>
        <comment>gormiti</comment>
        <translation>Nessuna carta qui</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>gormiti</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Platoon</source>
        <translation>Plotone</translation>
    </message>
    <message>
        <source>%1, support</source>
        <translation>%1, Sostegno</translation>
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
        <source>%1, its own effect</source>
        <translation>%1, suo Effetto</translation>
    </message>
    <message>
        <source>team power</source>
        <translation>Forza della Squadra</translation>
    </message>
    <message>
        <source>The attacking team is gone</source>
        <translation>La Squadra In Attacco non c’è più</translation>
    </message>
    <message>
        <source>The blocking team is gone</source>
        <translation>La Squadra In Difesa non c’è più</translation>
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
        <source>the attack gets through</source>
        <translation>l’attacco passa</translation>
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
        <translation>nessun Ninja In Prima Linea da colpire</translation>
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
        <source>No cards in hand</source>
        <translation>Nessuna carta in Mano</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <comment>gormiti</comment>
        <translation>Nessuna carta in mano</translation>
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
        <source>%1’s village</source>
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
        <source>%1’s chakra area</source>
        <translation>Zona Chakra di %1</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>%1’s discard pile</source>
        <translation>Cimitero di %1</translation>
    </message>
    <message>
        <source>%1’s discard pile</source>
        <comment>gormiti</comment>
        <translation>Cimitero di %1</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <translation>Mazzo di %1</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <comment>gormiti</comment>
        <translation>Mazzo di %1</translation>
    </message>
    <message>
        <source>%1’s battle rewards</source>
        <translation>Vincite di Guerra di %1</translation>
    </message>
    <message>
        <source>%1’s removed cards</source>
        <translation>Carte rimosse di %1</translation>
    </message>
    <message>
        <source>%1’s removed cards</source>
        <comment>gormiti</comment>
        <translation>Carte rimosse di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>gormiti</comment>
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
        <source>card, face down</source>
        <comment>gormiti</comment>
        <translation>carta a faccia in giù</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferito</translation>
    </message>
    <message>
        <source>head Ninja</source>
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
        <translation>selezionata</translation>
    </message>
    <message>
        <source>selected as payment</source>
        <translation>selezionata per pagare</translation>
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
        <source>can be chosen</source>
        <translation>si può scegliere</translation>
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
        <source>%1’s reinforcement deck</source>
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
        <source>Battle %1: %2’s team (%3) has power %4 and is not blocked</source>
        <translation>Battaglia %1: la Squadra di %2 (%3) ha Forza %4 e non è bloccata</translation>
    </message>
    <message>
        <source>Battle %1: %2’s team (%3) has power %4, %5’s team (%6) has power %7</source>
        <translation>Battaglia %1: la Squadra di %2 (%3) ha Forza %4, quella di %5 (%6) ha Forza %7</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Valore in Battaglia %1, in Sostegno %2</translation>
    </message>
    <message>
        <source>%1’s turn marker</source>
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
        <source>highlighted</source>
        <translation>evidenziata</translation>
    </message>
    <message>
        <source>target of the effect being applied</source>
        <translation>Bersaglio dell’Effetto che si sta applicando</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Danni</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nessuna Vincita</translation>
    </message>
    <message>
        <source>%1 rewards</source>
        <translation>%1 Vincite</translation>
    </message>
    <message>
        <source>a text decides</source>
        <translation>decide un Testo</translation>
    </message>
    <message>
        <source>a text decides the damage</source>
        <translation>i Danni li decide un Testo</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nessun Danno</translation>
    </message>
    <message>
        <source>damage: %1</source>
        <translation>Danni: %1</translation>
    </message>
    <message>
        <source>discarded: %1</source>
        <translation>scartate: %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
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
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Decks</source>
        <comment>gormiti</comment>
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
        <translation>Impara giocando</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tornei</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>gormiti</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Show statistics for</source>
        <translation>Mostra statistiche per</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ancora nessuna partita conclusa.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). The starting player won %1.</source>
        <translation>
            <numerusform>%n partita. Vinte da chi ha iniziato: %1.</numerusform>
            <numerusform>%n partite. Vinte da chi ha iniziato: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>Se inizia</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>Se non inizia</translation>
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
        <source>Card</source>
        <comment>gormiti</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei Mazzi</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
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
        <source>Started</source>
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
        <source>Won by</source>
        <translation>Vinta per</translation>
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
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many, as a heading</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n partita.</numerusform>
            <numerusform>%n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw: %1</source>
        <translation>pareggio: %1</translation>
    </message>
    <message>
        <source>nobody: %1</source>
        <translation>nessuno: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::TableFile</name>
    <message>
        <source>Table for programs (*.csv)</source>
        <translation>Tabella per altri programmi (*.csv)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabella per un foglio di calcolo (*.csv)</translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message>
        <source>The settings cannot be read and have been reset.</source>
        <translation>Impossibile leggere le impostazioni: sono state ripristinate quelle predefinite.</translation>
    </message>
    <message numerus="yes">
        <source>%n ready-made deck(s) cannot be read.</source>
        <translation>
            <numerusform>Impossibile leggere %n Mazzo pronto.</numerusform>
            <numerusform>Impossibile leggere %n Mazzi pronti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no decks to play with: the folder of ready-made decks is missing or empty.</source>
        <translation>Non ci sono Mazzi con cui giocare: la cartella dei Mazzi pronti manca o è vuota.</translation>
    </message>
    <message>
        <source>The cards cannot be read.</source>
        <translation>Impossibile leggere le carte.</translation>
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
        <source>A decision was refused; the match cannot continue.</source>
        <translation>Una decisione è stata rifiutata: la partita non può continuare.</translation>
    </message>
    <message>
        <source>The screenshot cannot be saved: %1</source>
        <translation>Impossibile salvare la schermata: %1</translation>
    </message>
    <message>
        <source>%1: there is no edition “%2”; matches will use “%3”. Available editions: %4.</source>
        <translation>%1: l’edizione «%2» non esiste; le partite useranno «%3». Edizioni disponibili: %4.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. Available editions: %2.</source>
        <translation>Non esiste l’edizione «%1». Edizioni disponibili: %2.</translation>
    </message>
    <message>
        <source>%1: invalid keys, replaced by the defaults: %2.</source>
        <translation>%1: tasti non validi, sostituiti da quelli predefiniti: %2.</translation>
    </message>
    <message>
        <source>Playsheet is already open and does not answer. Close it, then try again.</source>
        <translation>Playsheet è già aperto e non risponde. Chiudilo e riprova.</translation>
    </message>
    <message>
        <source>%1 belongs to a game that is played without a window: playsheet-cli reads it.</source>
        <translation>%1 appartiene a un gioco che si gioca senza finestra: lo legge playsheet-cli.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not in UTF-8. Rename the file, then open it again.</source>
        <translation>Impossibile aprire %1: il suo nome non è in UTF-8. Rinomina il file, poi aprilo di nuovo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a match record, ruling report, deck, share code or tournament.</source>
        <translation>Impossibile aprire %1: non è la registrazione di una partita, la segnalazione di un caso dubbio, un Mazzo, un codice di condivisione o un torneo.</translation>
    </message>
    <message>
        <source>%1: unknown house rules of Gormiti; the rules apply instead: %2.</source>
        <translation>%1: regole della casa di Gormiti sconosciute; al loro posto valgono le regole: %2.</translation>
    </message>
    <message>
        <source>%1 is a deck of Gormiti, and the cards of Gormiti cannot be read.</source>
        <translation>%1 è un Mazzo di Gormiti, e le carte di Gormiti non si possono leggere.</translation>
    </message>
    <message>
        <source>%1: unknown house rules of Rising Clan; the rules apply instead: %2.</source>
        <translation>%1: regole della casa di Rising Clan sconosciute; al loro posto valgono le regole: %2.</translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>This event is open in another window of Playsheet.</source>
        <translation>Questo evento è aperto in un’altra finestra di Playsheet.</translation>
    </message>
    <message>
        <source>This file cannot be imported. %1</source>
        <translation>Impossibile importare questo file. %1</translation>
    </message>
</context>
<context>
    <name>EventPaper</name>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Games won:</source>
        <translation>Partite vinte:</translation>
    </message>
    <message>
        <source>Extra time:</source>
        <translation>Tempo aggiuntivo:</translation>
    </message>
    <message>
        <source>Remarks:</source>
        <translation>Note:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <translation>V-P-S</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Opp. points</source>
        <translation>Punti avv.</translation>
    </message>
    <message>
        <source>Opp. wins</source>
        <translation>Vittorie avv.</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Sue partite</translation>
    </message>
    <message>
        <source>Opp. games</source>
        <translation>Partite avv.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Punti di classifica</translation>
    </message>
    <message>
        <source>Shop or club: %1</source>
        <translation>Negozio o club: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Data: %1</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Giocatori: %1</translation>
    </message>
    <message>
        <source>Fewer than 4 players: unofficial, no ranking points.</source>
        <translation>Meno di 4 giocatori: evento non ufficiale, senza punti di classifica.</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Accoppiamenti per tavolo</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Accoppiamenti per nome</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Tabelle punti</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Standings by name</source>
        <translation>Classifica per nome</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Enter players</source>
        <translation>Iscrivi i giocatori</translation>
    </message>
    <message>
        <source>Deal the groups</source>
        <translation>Forma i gironi</translation>
    </message>
    <message>
        <source>Draft round %1</source>
        <translation>Prepara il Turno %1</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Pubblica il Turno %1</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>Avvia il Turno %1</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Inserisci i risultati</translation>
    </message>
    <message>
        <source>Draw the tie-break games</source>
        <translation>Sorteggia gli spareggi</translation>
    </message>
    <message>
        <source>Enter the tie-break games</source>
        <translation>Inserisci gli spareggi</translation>
    </message>
    <message>
        <source>Make the cut</source>
        <translation>Fai il taglio</translation>
    </message>
    <message>
        <source>End the event</source>
        <translation>Concludi l’evento</translation>
    </message>
    <message>
        <source>Mark as reported</source>
        <translation>Segna il report come fatto</translation>
    </message>
</context>
<context>
    <name>playsheet::BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Terzo posto</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
</context>
<context>
    <name>playsheet::ClockPanel</name>
    <message>
        <source>Time left</source>
        <translation>Tempo rimasto</translation>
    </message>
    <message>
        <source>+1 min</source>
        <translation>+1 min</translation>
    </message>
    <message>
        <source>−1 min</source>
        <translation>−1 min</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Fine del tempo</translation>
    </message>
    <message>
        <source>Large clock</source>
        <translation>Orologio grande</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The clock starts with the round.</source>
        <translation>L’orologio parte con il Turno.</translation>
    </message>
    <message>
        <source>Time has been called.</source>
        <translation>La fine del tempo è stata annunciata.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>Il tempo è finito.</translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation>Termina alle %1</translation>
    </message>
</context>
<context>
    <name>playsheet::ClockWindow</name>
    <message>
        <source>Round clock</source>
        <translation>Orologio del Turno</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>playsheet::CorrectionSheet</name>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Further players whose place changes: %1</source>
        <translation>Altri giocatori che cambiano posto: %1</translation>
    </message>
    <message>
        <source>%1: place %2, before %3</source>
        <translation>%1: posto %2, prima %3</translation>
    </message>
    <message>
        <source>%1: points %2, before %3; place %4, before %5</source>
        <translation>%1: punti %2, prima %3; posto %4, prima %5</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 instead of %4</source>
        <translation>Turno %1, tavolo %2: %3 invece di %4</translation>
    </message>
    <message>
        <source>Points and places stay as they are.</source>
        <translation>Punti e posti restano come sono.</translation>
    </message>
    <message>
        <source>Keep the pairings that are published</source>
        <translation>Tieni gli accoppiamenti pubblicati</translation>
    </message>
    <message>
        <source>Draft the next round again (new tables: %1)</source>
        <translation>Rifai la bozza del Turno successivo (tavoli nuovi: %1)</translation>
    </message>
    <message>
        <source>Repair: change as few published tables as possible (new tables: %1)</source>
        <translation>Correggi: cambia meno tavoli possibile (tavoli nuovi: %1)</translation>
    </message>
    <message>
        <source>Pair the whole round again (new tables: %1)</source>
        <translation>Rifai gli accoppiamenti di tutto il Turno (tavoli nuovi: %1)</translation>
    </message>
    <message>
        <source>Make the cut again (players who are replaced: %1)</source>
        <translation>Rifai il taglio (giocatori sostituiti: %1)</translation>
    </message>
    <message>
        <source>Entry error</source>
        <translation>Errore di inserimento</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>playsheet::EventList</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Shop or club</source>
        <translation>Negozio o club</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>New event…</source>
        <translation>Nuovo evento…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importa un file…</translation>
    </message>
    <message>
        <source>Use the part before the fault</source>
        <translation>Usa la parte prima dell’errore</translation>
    </message>
    <message>
        <source>Reading the events…</source>
        <translation>Lettura degli eventi…</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>aperto in un’altra finestra</translation>
    </message>
    <message>
        <source>damaged from line %1 on</source>
        <translation>danneggiato dalla riga %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>No events yet. Create the first one, or import a file.</source>
        <translation>Ancora nessun evento. Crea il primo, o importa un file.</translation>
    </message>
    <message>
        <source>Ranking over events…</source>
        <translation>Classifica su più eventi…</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuovo torneo…</translation>
    </message>
    <message>
        <source>for points</source>
        <translation>a punti</translation>
    </message>
</context>
<context>
    <name>playsheet::EventSession</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Ripristinato: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::EventSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>playsheet::EventTab</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>playsheet::EventView</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Playoff</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Cancel the event…</source>
        <translation>Annulla l’evento…</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>risultati mancanti: %1</translation>
    </message>
    <message>
        <source>Undo the report</source>
        <translation>Annulla il report</translation>
    </message>
    <message>
        <source>Save a copy of the event</source>
        <translation>Salva una copia dell’evento</translation>
    </message>
    <message>
        <source>Events (*.tournament);;All files (*)</source>
        <translation>Eventi (*.tournament);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Cancel the event: it gives no points and no report</source>
        <translation>Annulla l’evento: non dà punti né report</translation>
    </message>
    <message>
        <source>the pairings can be fixed, see Round</source>
        <translation>gli accoppiamenti si possono correggere, vedi Turno</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Opzioni…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Save the event with its match records?</source>
        <translation>Salvare l’evento con le registrazioni delle partite?</translation>
    </message>
    <message>
        <source>The file holds the whole journal with all deck lists, and the records of the matches that were played in this program: they show both hands. While the event runs it is for the organiser alone.</source>
        <translation>Il file contiene tutto il giornale, con le liste dei Mazzi, e le registrazioni delle partite giocate in questo programma, che mostrano entrambe le mani. Finché l’evento è in corso è solo per l’organizzatore.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Save the event with its match records</source>
        <translation>Salva l’evento con le registrazioni delle partite</translation>
    </message>
    <message>
        <source>Events with records (*.tournament-share);;All files (*)</source>
        <translation>Eventi con registrazioni (*.tournament-share);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1. Match records in it: %2.</source>
        <translation>Salvato come %1. Registrazioni contenute: %2.</translation>
    </message>
    <message>
        <source>No longer here: %1.</source>
        <translation>Non più presenti: %1.</translation>
    </message>
    <message>
        <source>Save with match records…</source>
        <translation>Salva con le registrazioni…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>playsheet::NewEventSheet</name>
    <message>
        <source>New event</source>
        <translation>Nuovo evento</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Rehearsal: it can never be reported</source>
        <translation>Prova: non può avere un report</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Shop or club</source>
        <translation>Negozio o club</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>Turni alla svizzera</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Playoff</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Minutes of a Swiss round</source>
        <translation>Minuti di un Turno alla svizzera</translation>
    </message>
    <message>
        <source>Minutes of a knock-out round</source>
        <translation>Minuti di un Turno a eliminazione</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Secondo il numero di giocatori</translation>
    </message>
    <message>
        <source>None: the Swiss ranking is final</source>
        <translation>Nessuno: vale la classifica alla svizzera</translation>
    </message>
    <message>
        <source>Final: 2 players</source>
        <translation>Finale: 2 giocatori</translation>
    </message>
    <message>
        <source>Semi-finals: 4 players</source>
        <translation>Semifinali: 4 giocatori</translation>
    </message>
    <message>
        <source>Quarter-finals: 8 players</source>
        <translation>Quarti di finale: 8 giocatori</translation>
    </message>
    <message>
        <source>Round of 16</source>
        <translation>Ottavi di finale</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>playsheet::PenaltiesTab</name>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Make heavier…</source>
        <translation>Aggrava…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revoca…</translation>
    </message>
    <message>
        <source>Give the penalty</source>
        <translation>Assegna la penalità</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infrazione</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Conseguenza</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Prima del Turno 1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Poi: %1</translation>
    </message>
    <message>
        <source>By the clock: %1</source>
        <translation>Secondo l’orologio: %1</translation>
    </message>
    <message>
        <source>Beside the list: this penalty needs a reason.</source>
        <translation>Fuori dall’elenco: per questa penalità serve un motivo.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Make the penalty of %1 heavier</source>
        <translation>Aggrava la penalità di %1</translation>
    </message>
    <message>
        <source>Make heavier</source>
        <translation>Aggrava</translation>
    </message>
    <message>
        <source>The rules allow no heavier penalty for this infraction.</source>
        <translation>Per questa infrazione le regole non ammettono una penalità più grave.</translation>
    </message>
    <message>
        <source>Revoke the penalty of %1</source>
        <translation>Revoca la penalità di %1</translation>
    </message>
</context>
<context>
    <name>playsheet::PersonSheet</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The code comes later</source>
        <translation>Il codice arriva dopo</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Minorenne</translation>
    </message>
    <message>
        <source>A parent or guardian consents</source>
        <translation>Un genitore o tutore dà il consenso</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Soprannome</translation>
    </message>
    <message>
        <source>Programme code</source>
        <translation>Codice del programma</translation>
    </message>
    <message>
        <source>In the programme</source>
        <translation>Nel programma</translation>
    </message>
    <message>
        <source>For a player who cannot move</source>
        <translation>Per chi non può spostarsi</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Tavolo fisso</translation>
    </message>
</context>
<context>
    <name>playsheet::PlayersTab</name>
    <message>
        <source>Here</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Here or not</source>
        <translation>Presente o no</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Tutti presenti</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Dettagli…</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Give a table…</source>
        <translation>Dai un tavolo…</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Nome di un nuovo giocatore</translation>
    </message>
    <message>
        <source>Programme code; empty: it comes later</source>
        <translation>Codice del programma; vuoto: arriva dopo</translation>
    </message>
    <message>
        <source>Mark a new player as here at once</source>
        <translation>Segna subito un nuovo giocatore come presente</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Soprannome</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fuori per espulsione</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>mai arrivato</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>via per abbandono</translation>
    </message>
    <message>
        <source>not here yet</source>
        <translation>non ancora presente</translation>
    </message>
    <message>
        <source>waiting for a table</source>
        <translation>in attesa di un tavolo</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>iscrizione tardiva</translation>
    </message>
    <message>
        <source>code to come</source>
        <translation>codice in arrivo</translation>
    </message>
    <message>
        <source>code missing</source>
        <translation>manca il codice</translation>
    </message>
    <message>
        <source>consent missing</source>
        <translation>manca il consenso</translation>
    </message>
    <message>
        <source>may not play</source>
        <translation>non può giocare</translation>
    </message>
    <message>
        <source>always table %1</source>
        <translation>sempre al tavolo %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Players: %1, playing: %2</source>
        <translation>Giocatori: %1, in gara: %2</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Rientra</translation>
    </message>
    <message>
        <source>%1 is on the list, number %2.</source>
        <translation>%1 è in elenco, numero %2.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 è di nuovo in gara.</translation>
    </message>
    <message>
        <source>%1 has dropped. Choose Undo if that was a mistake.</source>
        <translation>%1 lascia l’evento. Scegli Annulla se è un errore.</translation>
    </message>
    <message>
        <source>Everybody at a table has a result: nobody is free.</source>
        <translation>Tutti ai tavoli hanno un risultato: nessuno è libero.</translation>
    </message>
    <message>
        <source>Lists…</source>
        <translation>Elenchi…</translation>
    </message>
    <message>
        <source>New player: %1</source>
        <translation>Giocatore nuovo: %1</translation>
    </message>
    <message>
        <source>%1 is known from earlier events. %2 takes this person, %3 once more enrols somebody new of this name.</source>
        <translation>%1 è già noto da eventi precedenti. %2 sceglie questa persona, di nuovo %3 iscrive un’altra persona con lo stesso nome.</translation>
    </message>
    <message>
        <source>Players from a file…</source>
        <translation>Giocatori da un file…</translation>
    </message>
    <message>
        <source>Players from a file</source>
        <translation>Giocatori da un file</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the players as CSV…</source>
        <translation>Salva i giocatori come CSV…</translation>
    </message>
    <message>
        <source>Players on the list: %1. Mark who is here.</source>
        <translation>Giocatori in elenco: %1. Si segna chi è presente.</translation>
    </message>
    <message>
        <source>Save the players</source>
        <translation>Salva i giocatori</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>%1 is on the list, as number %2. %3 once more enrols somebody else of this name.</source>
        <translation>%1 è già in elenco con il numero %2. Di nuovo %3 iscrive un’altra persona con lo stesso nome.</translation>
    </message>
</context>
<context>
    <name>playsheet::PlayoffsTab</name>
    <message>
        <source>Players in the play-offs</source>
        <translation>Giocatori nei playoff</translation>
    </message>
    <message>
        <source>Tie-break games</source>
        <translation>Partite di spareggio</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>Vince il primo</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>Vince il secondo</translation>
    </message>
    <message>
        <source>End the Swiss rounds early…</source>
        <translation>Concludi prima i Turni alla svizzera…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Testa di serie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primo</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Direct elimination: the bracket grows with each round.</source>
        <translation>Eliminazione diretta: il tabellone cresce a ogni Turno.</translation>
    </message>
    <message>
        <source>The cut is made. Play-off rounds are drafted, published and started like the others.</source>
        <translation>Il taglio è fatto. I Turni dei playoff si preparano, si pubblicano e si avviano come gli altri.</translation>
    </message>
    <message>
        <source>This event has no play-offs: the Swiss ranking is final.</source>
        <translation>Questo evento non ha playoff: vale la classifica alla svizzera.</translation>
    </message>
    <message>
        <source>The cut has to be made again: these players advance then.</source>
        <translation>Il taglio va rifatto: allora avanzano questi giocatori.</translation>
    </message>
    <message>
        <source>These players advance once the cut is made.</source>
        <translation>Questi giocatori avanzano quando il taglio è fatto.</translation>
    </message>
    <message>
        <source>If the Swiss rounds ended now, these players would advance.</source>
        <translation>Se i Turni alla svizzera finissero ora, avanzerebbero questi giocatori.</translation>
    </message>
    <message>
        <source>Players who advance after the Swiss rounds: %1</source>
        <translation>Giocatori che avanzano dopo i Turni alla svizzera: %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>Tie-break games at the cut: single games.</source>
        <translation>Spareggi al taglio: partite singole.</translation>
    </message>
    <message>
        <source>Tie-break games for place %1: single games.</source>
        <translation>Spareggi per il posto %1: partite singole.</translation>
    </message>
    <message>
        <source>%1 sits out as a winner, by lot.</source>
        <translation>%1 passa senza giocare, per sorteggio.</translation>
    </message>
    <message>
        <source>They are not drawn yet.</source>
        <translation>Il sorteggio non è ancora fatto.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>End the Swiss rounds now; rounds left out: %1</source>
        <translation>Concludi ora i Turni alla svizzera; Turni non giocati: %1</translation>
    </message>
    <message>
        <source>Tied at the cut: players %1, places %2.</source>
        <translation>A pari merito al taglio: giocatori %1, posti %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::ReportTab</name>
    <message>
        <source>Final ranking</source>
        <translation>Classifica definitiva</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Punti di classifica</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Formato della carta</translation>
    </message>
    <message>
        <source>The ranking as it stands now</source>
        <translation>La classifica al momento</translation>
    </message>
    <message>
        <source>players: %1</source>
        <translation>giocatori: %1</translation>
    </message>
    <message>
        <source>The event is cancelled: it gives no points and no report.</source>
        <translation>L’evento è annullato: non dà punti né report.</translation>
    </message>
    <message>
        <source>Fewer than 4 players: unofficial, no ranking points.</source>
        <translation>Meno di 4 giocatori: evento non ufficiale, senza punti di classifica.</translation>
    </message>
    <message>
        <source>A rehearsal can never be reported.</source>
        <translation>Una prova non può avere un report.</translation>
    </message>
    <message>
        <source>Tie-break games are still to be played; see Play-offs.</source>
        <translation>Ci sono ancora spareggi da giocare: vedi Playoff.</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fuori per espulsione</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>via per abbandono</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Il report è negli appunti.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation>Pagina da stampare</translation>
    </message>
    <message>
        <source>Results of all rounds…</source>
        <translation>Risultati di tutti i Turni…</translation>
    </message>
    <message>
        <source>Standings…</source>
        <translation>Classifica…</translation>
    </message>
    <message>
        <source>Final ranking…</source>
        <translation>Classifica finale…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
</context>
<context>
    <name>playsheet::ResultPad</name>
    <message>
        <source>Table number</source>
        <translation>Numero del tavolo</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>Salva il risultato</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Won by the first</source>
        <translation>Vinte dal primo</translation>
    </message>
    <message>
        <source>Won by the second</source>
        <translation>Vinte dal secondo</translation>
    </message>
    <message>
        <source>Drawn or void</source>
        <translation>Pari o nulle</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Come è finito</translation>
    </message>
    <message>
        <source>Results are entered once the round is open.</source>
        <translation>I risultati si inseriscono quando il Turno è aperto.</translation>
    </message>
    <message>
        <source>Enter a table number; Enter alone goes to the first missing table.</source>
        <translation>Scrivi il numero di un tavolo; con il solo Invio vai al primo tavolo che manca.</translation>
    </message>
    <message>
        <source>Table %1: choose the result, then press Enter. Esc leaves the table.</source>
        <translation>Tavolo %1: scegli il risultato, poi premi Invio. Con Esc lasci il tavolo.</translation>
    </message>
    <message>
        <source>%1 drops (%2)</source>
        <translation>%1 abbandona (%2)</translation>
    </message>
    <message>
        <source>Table %1: the two readings differ. Look at the slip: 1 takes the first reading, 2 the second. Esc leaves the table.</source>
        <translation>Tavolo %1: le due letture non coincidono. Si guardi la scheda: 1 prende la prima lettura, 2 la seconda. Esc lascia il tavolo.</translation>
    </message>
    <message>
        <source>Table %1: level when time was called, so play continues. Who was the first to take a reward or to discard an opposing Ninja? 1 or 2; Esc leaves the table.</source>
        <translation>Tavolo %1: in parità allo scadere del tempo, quindi si continua. Chi ha guadagnato per primo una Vincita di Guerra o mandato un Ninja avversario nel Cimitero? 1 o 2; Esc lascia il tavolo.</translation>
    </message>
    <message>
        <source>Second reading.</source>
        <translation>Seconda lettura.</translation>
    </message>
    <message>
        <source>First reading.</source>
        <translation>Prima lettura.</translation>
    </message>
</context>
<context>
    <name>playsheet::RoundTab</name>
    <message>
        <source>Correct the result of table %1: %2</source>
        <translation>Correggi il risultato del tavolo %1: %2</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tavolo %1: %2</translation>
    </message>
    <message>
        <source>Why does %1 have the bye?</source>
        <translation>Perché %1 ha il bye?</translation>
    </message>
    <message>
        <source>Why does %1 meet %2?</source>
        <translation>Perché %1 incontra %2?</translation>
    </message>
    <message>
        <source>This table was set by hand.</source>
        <translation>Questo tavolo è stato deciso a mano.</translation>
    </message>
    <message>
        <source>Fix the pairings of this round</source>
        <translation>Correggi gli accoppiamenti di questo Turno</translation>
    </message>
    <message>
        <source>Extra time for table %1</source>
        <translation>Tempo aggiuntivo per il tavolo %1</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Play the match of table %1 again: %2 and %3</source>
        <translation>Rigioca l’incontro del tavolo %1: %2 e %3</translation>
    </message>
    <message>
        <source>Tables of the round</source>
        <translation>Tavoli del Turno</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Swap…</source>
        <translation>Scambia…</translation>
    </message>
    <message>
        <source>Draft again</source>
        <translation>Rifai la bozza</translation>
    </message>
    <message>
        <source>Fix pairings…</source>
        <translation>Correggi gli accoppiamenti…</translation>
    </message>
    <message>
        <source>Extra time…</source>
        <translation>Tempo aggiuntivo…</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Non iniziato</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Rigioca…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>da confermare</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>non iniziato</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>deciso a mano</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>terzo posto</translation>
    </message>
    <message>
        <source>late</source>
        <translation>in ritardo</translation>
    </message>
    <message>
        <source>extra time %1</source>
        <translation>tempo aggiuntivo %1</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 ha lasciato l’evento</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>No round yet. Enter the players first, then draft round 1.</source>
        <translation>Ancora nessun Turno. Prima iscrivi i giocatori, poi prepara il Turno 1.</translation>
    </message>
    <message>
        <source>only you see it until it is published</source>
        <translation>finché non è pubblicata la vedi solo tu</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>risultati mancanti: %1</translation>
    </message>
    <message>
        <source>Has begun</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Gioca qui</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>si gioca qui</translation>
    </message>
    <message>
        <source>At the table of this program, with the registered decks</source>
        <translation>Al tavolo di questo programma, con i Mazzi registrati</translation>
    </message>
    <message>
        <source>Start this match again?</source>
        <translation>Ricominciare questo incontro?</translation>
    </message>
    <message>
        <source>It was started here before. To resume it, choose it under Matches.</source>
        <translation>È già iniziato qui. Per riprenderlo, sceglilo nella pagina Partite.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>The second reading of the slip was right</source>
        <translation>Era giusta la seconda lettura della scheda</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>da leggere di nuovo</translation>
    </message>
</context>
<context>
    <name>playsheet::SeatSheet</name>
    <message>
        <source>A table for %1</source>
        <translation>Un tavolo per %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Assegna il posto</translation>
    </message>
    <message>
        <source>Against %1, who has the bye</source>
        <translation>Contro %1, che ha il bye</translation>
    </message>
    <message>
        <source>Against %1, who is late</source>
        <translation>Contro %1, in ritardo</translation>
    </message>
    <message>
        <source>Instead of %1, who has not come (table %2)</source>
        <translation>Al posto di %1, che manca (tavolo %2)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
</context>
<context>
    <name>playsheet::StandingsTab</name>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Standings after</source>
        <translation>Classifica dopo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Scontri diretti</translation>
    </message>
    <message>
        <source>Opp. points</source>
        <translation>Punti avv.</translation>
    </message>
    <message>
        <source>Game diff.</source>
        <translation>Diff. partite</translation>
    </message>
    <message>
        <source>Opp. wins</source>
        <translation>Vittorie avv.</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Sue partite</translation>
    </message>
    <message>
        <source>Opp. games</source>
        <translation>Partite avv.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Shared places are counted 1, 2, 2, 4</source>
        <translation>I posti a pari merito si contano 1, 2, 2, 4</translation>
    </message>
    <message>
        <source>Win 3, bye 2.9, draw 1</source>
        <translation>Vittoria 3, bye 2,9, pareggio 1</translation>
    </message>
    <message>
        <source>Games won and lost</source>
        <translation>Partite vinte e perse</translation>
    </message>
    <message>
        <source>Points from the matches among players with equal points</source>
        <translation>Punti degli incontri tra giocatori a pari punti</translation>
    </message>
    <message>
        <source>Sum of the points of the opponents</source>
        <translation>Somma dei punti degli avversari</translation>
    </message>
    <message>
        <source>Games won minus games lost</source>
        <translation>Partite vinte meno partite perse</translation>
    </message>
    <message>
        <source>Mean share of match wins of the opponents</source>
        <translation>Media delle percentuali di vittorie degli avversari</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Percentuale di partite vinte</translation>
    </message>
    <message>
        <source>Mean share of games won of the opponents</source>
        <translation>Media delle percentuali di partite vinte degli avversari</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Dopo: %1</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fuori per espulsione</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>via per abbandono</translation>
    </message>
    <message>
        <source>in the play-offs</source>
        <translation>nei playoff</translation>
    </message>
    <message>
        <source>above the cut</source>
        <translation>sopra il taglio</translation>
    </message>
    <message>
        <source>%1: shares exactly %2, %3, %4; lot %5</source>
        <translation>%1: percentuali esatte %2, %3, %4; sorteggio %5</translation>
    </message>
    <message>
        <source>An elimination has no standings; see the report.</source>
        <translation>Un’eliminazione non ha classifica: vedi il report.</translation>
    </message>
    <message>
        <source>Rounds planned: %1, players in the play-offs: %2</source>
        <translation>Turni previsti: %1, giocatori nei playoff: %2</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>risultati mancanti: %1</translation>
    </message>
    <message>
        <source>tied at the cut</source>
        <translation>a pari merito al taglio</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <translation>V-P-S</translation>
    </message>
    <message>
        <source>Matches won, drawn and lost</source>
        <translation>Incontri vinti, pari e persi</translation>
    </message>
</context>
<context>
    <name>playsheet::SwapSheet</name>
    <message>
        <source>Swap two players</source>
        <translation>Scambia due giocatori</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>%1 (bye)</source>
        <translation>%1 (bye)</translation>
    </message>
    <message>
        <source>%1 (table %2)</source>
        <translation>%1 (tavolo %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Changes seats with</source>
        <translation>Cambia posto con</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No other pairing rule is touched by this.</source>
        <translation>Nessuna regola degli accoppiamenti ne risente.</translation>
    </message>
</context>
<context>
    <name>playsheet::TournamentPage</name>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The last line of the file was not complete and was set aside: “%1”. The event is whole up to there.</source>
        <translation>L’ultima riga del file era incompleta ed è stata messa da parte: «%1». Fin lì l’evento è completo.</translation>
    </message>
    <message>
        <source>Import an event</source>
        <translation>Importa un evento</translation>
    </message>
    <message>
        <source>This event is on the list, and the file went another way from line %1 on. Nothing was imported.</source>
        <translation>Questo evento è in elenco, e il file prosegue diversamente dalla riga %1. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The event on the list was continued with the lines of the file.</source>
        <translation>L’evento in elenco è stato continuato con le righe del file.</translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>Salva la classifica</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Table %1 has its result already.</source>
        <translation>Il tavolo %1 ha già il suo risultato.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tavolo %1: %2</translation>
    </message>
    <message>
        <source>Events (*.tournament *.tournament-share *.json);;All files (*)</source>
        <translation>Eventi (*.tournament *.tournament-share *.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Match records that came with it: %1.</source>
        <translation>Registrazioni arrivate insieme: %1.</translation>
    </message>
</context>
<context>
    <name>playsheet::SeasonSheet</name>
    <message>
        <source>Ranking over events</source>
        <translation>Classifica su più eventi</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Tutte le stagioni</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Punti di classifica</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>No event of this kind has ended with points yet.</source>
        <translation>Nessun evento di questo genere si è ancora concluso con punti.</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChooser</name>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>A deck list or share code</source>
        <translation>Lista o codice di un Mazzo</translation>
    </message>
    <message>
        <source>Paste or type a deck list or a share code here</source>
        <translation>Incolla o scrivi qui la lista o il codice di un Mazzo</translation>
    </message>
    <message>
        <source>Read the list</source>
        <translation>Leggi la lista</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Da un file…</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Nessuna lista</translation>
    </message>
    <message>
        <source>“%1” is not a deck list of this game. It is saved as it is and cannot be checked.</source>
        <translation>«%1» non è una lista di questo gioco. Resta com’è e non si può controllare.</translation>
    </message>
    <message>
        <source>%1: %2 cards</source>
        <translation>%1: %2 carte</translation>
    </message>
    <message>
        <source>The list is legal.</source>
        <translation>La lista è legale.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un’altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckSheet</name>
    <message>
        <source>%1’s deck</source>
        <translation>Il Mazzo di %1</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registra</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Nessuna lista</translation>
    </message>
    <message>
        <source>The registered list</source>
        <translation>La lista registrata</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckCheckSheet</name>
    <message>
        <source>Deck check of %1</source>
        <translation>Controllo del Mazzo di %1</translation>
    </message>
    <message>
        <source>Save the check</source>
        <translation>Salva il controllo</translation>
    </message>
    <message>
        <source>The deck is as it is listed</source>
        <translation>Il Mazzo è come da lista</translation>
    </message>
    <message>
        <source>List and deck</source>
        <translation>Lista e Mazzo</translation>
    </message>
    <message>
        <source>The deck on the table</source>
        <translation>Il Mazzo sul tavolo</translation>
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
        <source>On the list</source>
        <translation>In lista</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>Nel Mazzo</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Tutto in regola</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Controllo del Mazzo</translation>
    </message>
    <message>
        <source>The check is written down; nothing follows.</source>
        <translation>Il controllo viene annotato, senza conseguenze.</translation>
    </message>
    <message>
        <source>Penalty: %1.</source>
        <translation>Penalità: %1.</translation>
    </message>
    <message>
        <source>The list becomes what is in the deck.</source>
        <translation>La lista viene adeguata al Mazzo.</translation>
    </message>
    <message>
        <source>No sideboard for the rest of the event.</source>
        <translation>Niente sideboard per il resto dell’evento.</translation>
    </message>
    <message>
        <source>The sideboard is corrected.</source>
        <translation>Il sideboard viene corretto.</translation>
    </message>
    <message>
        <source>The deck is put back to the list.</source>
        <translation>Il Mazzo torna come da lista.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksTab</name>
    <message>
        <source>Deck lists</source>
        <translation>Liste dei Mazzi</translation>
    </message>
    <message>
        <source>Register a deck…</source>
        <translation>Registra un Mazzo…</translation>
    </message>
    <message>
        <source>Check the deck…</source>
        <translation>Controlla il Mazzo…</translation>
    </message>
    <message>
        <source>Draw spot checks…</source>
        <translation>Estrai controlli a campione…</translation>
    </message>
    <message>
        <source>Print the form…</source>
        <translation>Stampa il modulo…</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>nessuna lista</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>non controllabile</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legale</translation>
    </message>
    <message>
        <source>no sideboard any more</source>
        <translation>senza più sideboard</translation>
    </message>
    <message>
        <source>spot check</source>
        <translation>controllo a campione</translation>
    </message>
    <message>
        <source>Lists: %1 of %2, legal: %3</source>
        <translation>Liste: %1 su %2, legali: %3</translation>
    </message>
    <message>
        <source>Draw spot checks</source>
        <translation>Controlli a campione</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Spot checks: %1</source>
        <translation>Controlli a campione: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventRoom</name>
    <message>
        <source>%1 has no deck list that can be played: register one under Decks.</source>
        <translation>%1 non ha una lista con cui si possa giocare: registrane una in Mazzi.</translation>
    </message>
    <message>
        <source>%1 serves a game loss here: play this match with printed cards and enter the result.</source>
        <translation>%1 sconta qui una partita persa: giocate questo incontro con le carte stampate e inserisci il risultato.</translation>
    </message>
</context>
<context>
    <name>playsheet::OptionsSheet</name>
    <message>
        <source>Options of the event</source>
        <translation>Opzioni dell’evento</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opzione</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Can be changed</source>
        <translation>Modificabile</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nuovo valore</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>with a reason</source>
        <translation>con un motivo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
</context>
<context>
    <name>playsheet::PersonOffer</name>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
</context>
<context>
    <name>playsheet::RosterSheet</name>
    <message>
        <source>Players from a file</source>
        <translation>Giocatori da un file</translation>
    </message>
    <message>
        <source>Enrol</source>
        <translation>Iscrivi</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Righe del file</translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation>Colonna del file</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significato</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Soprannome</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>The marked line</source>
        <translation>La riga scelta</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Line %1 says what the columns are.</source>
        <translation>La riga %1 dice che cosa sono le colonne.</translation>
    </message>
    <message>
        <source>No line says what the columns are: check them here.</source>
        <translation>Nessuna riga dice che cosa sono le colonne: si controlla qui.</translation>
    </message>
    <message>
        <source>Lines: %1, to enrol: %2, in doubt: %3, wrong: %4</source>
        <translation>Righe: %1, da iscrivere: %2, in dubbio: %3, sbagliate: %4</translation>
    </message>
    <message>
        <source>Nobody is enrolled until every line is clear: choose for the marked line who it is, or leave it out.</source>
        <translation>Nessuno viene iscritto finché ogni riga non è chiara: per la riga scelta si indica chi è, oppure la si esclude.</translation>
    </message>
    <message>
        <source>There is nobody to enrol.</source>
        <translation>Non c’è nessuno da iscrivere.</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>È %1</translation>
    </message>
    <message>
        <source>A new person</source>
        <translation>Una persona nuova</translation>
    </message>
    <message>
        <source>Take it in again</source>
        <translation>Riprendi la riga</translation>
    </message>
    <message>
        <source>Leave the line out</source>
        <translation>Escludi la riga</translation>
    </message>
</context>
<context>
    <name>playsheet::GormitiForm</name>
    <message>
        <source>Gormiti: Fighters of the elements, a Hero to protect on each side.</source>
        <translation>Gormiti: Combattenti degli elementi, e per ciascuno un Eroe da proteggere.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Short rounds, two Fighters each, nothing to remember. Good for children.</source>
        <translation>Manche brevi con due Combattenti a testa e niente da ricordare: adatta ai bambini.</translation>
    </message>
    <message>
        <source>The whole game: deploy, equip, attack. Whose Hero falls first has lost.</source>
        <translation>Il gioco completo: schiera, equipaggia, attacca. Perde chi resta per primo senza Eroe.</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Carte: %1</translation>
    </message>
    <message>
        <source>“%1” is a deck for another mode: %2.</source>
        <translation>«%1» è un mazzo per un’altra modalità: %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchPanel</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
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
</context>
<context>
    <name>playsheet::GormitiDeckBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the last change of the decks</source>
        <translation>Annulla l’ultima modifica ai mazzi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Elimina questo mazzo</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Apri il file di un mazzo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save this deck to a file</source>
        <translation>Salva questo mazzo in un file</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome del mazzo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>“%1” was deleted. Undo brings it back.</source>
        <translation>«%1» è stato eliminato. Annulla lo riporta indietro.</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Mazzi (*.toml);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>No decks yet</source>
        <translation>Ancora nessun mazzo</translation>
    </message>
    <message>
        <source>New deck: %1</source>
        <translation>Nuovo mazzo: %1</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <translation>Copia di «%1»</translation>
    </message>
    <message>
        <source>This deck is legal. Cards: %1.</source>
        <translation>Questo mazzo è in regola. Carte: %1.</translation>
    </message>
    <message>
        <source>Choose a new deck or a copy above; then put cards in with D or a double click.</source>
        <translation>Scegli qui sopra un nuovo mazzo o una copia, poi metti le carte con D o con un doppio clic.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Deck copied to the clipboard.</source>
        <translation>Mazzo copiato negli appunti.</translation>
    </message>
    <message>
        <source>Nothing was changed: no card of Gormiti is called “%1”.</source>
        <translation>Nulla è cambiato: nessuna carta di Gormiti si chiama «%1».</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c’è testo.</translation>
    </message>
    <message>
        <source>Nothing was changed: the list has %1 cards.</source>
        <translation>Nulla è cambiato: la lista ha %1 carte.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Lista semplice</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Codice di condivisione</translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation>Copia come…</translation>
    </message>
    <message>
        <source>Copy this deck to the clipboard: as a list or as a share code</source>
        <translation>Copia questo mazzo negli appunti: come lista o come codice di condivisione</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Replace the cards of this deck with the list on the clipboard; a share code becomes a new deck</source>
        <translation>Sostituisci le carte di questo mazzo con la lista negli appunti; un codice di condivisione diventa un nuovo mazzo</translation>
    </message>
    <message>
        <source>Share code copied to the clipboard.</source>
        <translation>Codice di condivisione copiato negli appunti.</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nulla è cambiato: %1</translation>
    </message>
    <message>
        <source>The share code is a new deck: “%1”.</source>
        <translation>Il codice di condivisione è un nuovo mazzo: «%1».</translation>
    </message>
    <message>
        <source>A list fills a deck: choose a new deck above, then paste it again.</source>
        <translation>Una lista riempie un mazzo: scegli sopra un nuovo mazzo, poi incollala di nuovo.</translation>
    </message>
</context>
<context>
    <name>GormitiMatches</name>
    <message>
        <source>Hero defeated</source>
        <translation>Eroe sconfitto</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>attacchi obbligati senza effetto</translation>
    </message>
    <message>
        <source>too many quiet turns</source>
        <translation>troppi turni senza effetti</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>limite di turni</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>ultima manche</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tutte le modalità</translation>
    </message>
</context>
<context>
    <name>GormitiDeck</name>
    <message>
        <source>Cards now: %1.</source>
        <translation>Carte ora: %1.</translation>
    </message>
    <message>
        <source>Cards that are not Fighters: %1.</source>
        <translation>Carte che non sono Combattenti: %1.</translation>
    </message>
</context>
<context>
    <name>GormitiDeckFolder</name>
    <message>
        <source>%1: a deck of Gormiti has a line “%2”; here it is missing.</source>
        <translation>%1: un mazzo di Gormiti ha una riga «%2»; qui manca.</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is a card of Naruto. A deck has cards of one game.</source>
        <translation>%1, riga %2: «%3» è una carta di Naruto. Un mazzo ha carte di un solo gioco.</translation>
    </message>
    <message>
        <source>%1, line %2: no card of Gormiti has the code “%3”.</source>
        <translation>%1, riga %2: nessuna carta di Gormiti ha il codice «%3».</translation>
    </message>
    <message>
        <source>%1, line %2: this cannot stand in a deck of Gormiti: %3.</source>
        <translation>%1, riga %2: questo non può stare in un mazzo di Gormiti: %3.</translation>
    </message>
    <message>
        <source>%1: this is a deck of another game: %2.</source>
        <translation>%1: questo è un mazzo di un altro gioco: %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::RingSeatRow</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: nome</translation>
    </message>
    <message>
        <source>%1: mark</source>
        <translation>%1: simbolo</translation>
    </message>
    <message>
        <source>%1: language</source>
        <translation>%1: lingua</translation>
    </message>
</context>
<context>
    <name>playsheet::RisingForm</name>
    <message>
        <source>A variant of “NINJA Shadow Forged: Rising Clan” with cards of our own: two to nine people, each with a hidden role.</source>
        <translation>Una variante di «NINJA Shadow Forged: Rising Clan» con carte nostre: da due a nove persone, ognuna con un ruolo segreto.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Group 1: less experienced</source>
        <translation>Gruppo 1: meno esperti</translation>
    </message>
    <message>
        <source>Group 2: experienced</source>
        <translation>Gruppo 2: esperti</translation>
    </message>
    <message>
        <source>Roles of three players</source>
        <translation>Ruoli in tre</translation>
    </message>
    <message>
        <source>Open: every role, goal and hand is face up. Good for learning.</source>
        <translation>Scoperto: ruoli, obiettivi e mani sono scoperti. Utile per imparare.</translation>
    </message>
    <message>
        <source>Curtain: what is secret is behind a curtain that only its player opens; everything else is decided in front of all.</source>
        <translation>Sipario: ciò che è segreto sta dietro un sipario che apre solo chi è chiamato; tutto il resto si decide davanti a tutti.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>Two players are called %1: nobody could tell for whom the curtain opens.</source>
        <translation>Due giocatori si chiamano %1: non si capirebbe per chi si apre il sipario.</translation>
    </message>
    <message>
        <source>%1 has the mark of another player. Please choose a different one.</source>
        <translation>%1 ha il simbolo di un altro giocatore. Sceglierne uno diverso.</translation>
    </message>
    <message>
        <source>Another match</source>
        <translation>Un’altra partita</translation>
    </message>
</context>
<context>
    <name>playsheet::RisingRulesDialog</name>
    <message>
        <source>as the game has it</source>
        <translation>come nel gioco</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predefinito)</translation>
    </message>
    <message>
        <source>These house rules apply to this match.</source>
        <translation>Queste regole della casa valgono per questa partita.</translation>
    </message>
    <message>
        <source>The players can agree on something other than the rules. A tick marks the default.</source>
        <translation>I giocatori possono accordarsi su qualcosa di diverso dalle regole. Il segno di spunta indica il valore predefinito.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>come dicono le regole</translation>
    </message>
</context>
<context>
    <name>RisingMatches</name>
    <message>
        <source>rival or goal</source>
        <translation>rivale o obiettivo</translation>
    </message>
    <message>
        <source>last clan in the game</source>
        <translation>ultimo clan in gioco</translation>
    </message>
    <message>
        <source>dawn</source>
        <translation>alba</translation>
    </message>
    <message>
        <source>last stand</source>
        <translation>ultima resistenza</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>nessuno rimasto</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Tutte le varianti</translation>
    </message>
</context>
<context>
    <name>playsheet::KnowledgeDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>playsheet::NewPointsSheet</name>
    <message>
        <source>New tournament for points</source>
        <translation>Nuovo torneo a punti</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Rising Clan, game after game, until somebody has as many points as the target.</source>
        <translation>Rising Clan, partita dopo partita, finché qualcuno raggiunge il punteggio fissato.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Target (%1 to %2)</source>
        <translation>Punteggio da raggiungere (da %1 a %2)</translation>
    </message>
    <message>
        <source>Two to nine people:</source>
        <translation>Da due a nove persone:</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message numerus="yes">
        <source>House rules: those of the form of a match, the same for all games; %n changed</source>
        <translation>
            <numerusform>Regole della casa: quelle del modulo della partita, uguali per tutte le partite; %n cambiata</numerusform>
            <numerusform>Regole della casa: quelle del modulo della partita, uguali per tutte le partite; %n cambiate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::PointsSession</name>
    <message>
        <source>the game was played on</source>
        <translation>la partita è proseguita</translation>
    </message>
</context>
<context>
    <name>RisingPoints</name>
    <message>
        <source>seat %1 %2</source>
        <translation>posto %1 %2</translation>
    </message>
    <message>
        <source>Seats drawn: %1.</source>
        <translation>Posti sorteggiati: %1.</translation>
    </message>
    <message>
        <source>Meant: %1.</source>
        <translation>Si intendeva: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>“%1” is not the first line of a tournament for points.</source>
        <translation>«%1» non è la prima riga di un torneo a punti.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer program.</source>
        <translation>«%1» è stato scritto da un programma più recente.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. A line has a number, a time, a person, a command and its fields.</source>
        <translation>«%1» non si può leggere. Una riga ha un numero, un’ora, una persona, un comando e i suoi campi.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>«%1» non è un comando.</translation>
    </message>
    <message>
        <source>This command has no field “%1”.</source>
        <translation>Questo comando non ha il campo «%1».</translation>
    </message>
    <message>
        <source>The field “%1” is given twice.</source>
        <translation>Il campo «%1» compare due volte.</translation>
    </message>
    <message>
        <source>The number of the line is %1.</source>
        <translation>Il numero della riga è %1.</translation>
    </message>
    <message>
        <source>A tournament has at most %1 lines.</source>
        <translation>Un torneo ha al massimo %1 righe.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field.</source>
        <translation>«%1» non è un valore di questo campo.</translation>
    </message>
    <message>
        <source>Status cards</source>
        <translation>Carte status</translation>
    </message>
    <message>
        <source>no winner, no status cards</source>
        <translation>nessun vincitore, nessuna carta status</translation>
    </message>
    <message>
        <source>goal first</source>
        <translation>primo all’obiettivo</translation>
    </message>
    <message>
        <source>own rival eliminated</source>
        <translation>proprio rivale eliminato</translation>
    </message>
    <message>
        <source>supreme winner</source>
        <translation>vincitore supremo</translation>
    </message>
    <message>
        <source>only clan left</source>
        <translation>unico clan rimasto</translation>
    </message>
    <message>
        <source>a total is never below 0</source>
        <translation>un totale non va mai sotto 0</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>over: %1 has won</source>
        <translation>finito: ha vinto %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>game %1, play-off</source>
        <translation>partita %1, playoff</translation>
    </message>
    <message>
        <source>game %1, up to %2 points</source>
        <translation>partita %1, fino a %2 punti</translation>
    </message>
    <message>
        <source>The tournament is over: everybody has left.</source>
        <translation>Il torneo è finito: tutti lo hanno lasciato.</translation>
    </message>
    <message>
        <source>The tournament is over: %1 wins with %2 points.</source>
        <translation>Il torneo è finito: vince %1 con %2 punti.</translation>
    </message>
    <message>
        <source>Play-off: %1 have equal totals and play game %2 alone.</source>
        <translation>Playoff: %1 hanno lo stesso totale e giocano da soli la partita %2.</translation>
    </message>
    <message>
        <source>Next: %1 play game %2.</source>
        <translation>Ora: %1 giocano la partita %2.</translation>
    </message>
    <message>
        <source>The three agree on a group of roles.</source>
        <translation>I tre si accordano su un gruppo di ruoli.</translation>
    </message>
    <message>
        <source>Seats are drawn when the game is to be played.</source>
        <translation>I posti si sorteggiano quando si gioca la partita.</translation>
    </message>
    <message>
        <source>Somebody is named who did not play this game.</source>
        <translation>È indicato qualcuno che non ha giocato questa partita.</translation>
    </message>
    <message>
        <source>One player at most completes a goal first.</source>
        <translation>Al massimo un giocatore completa per primo un obiettivo.</translation>
    </message>
    <message>
        <source>%1 won by eliminating a rival: choose who was eliminated.</source>
        <translation>%1 ha vinto eliminando un rivale: scegli chi è stato eliminato.</translation>
    </message>
    <message>
        <source>%1 was defeated by winners: mark who won by it.</source>
        <translation>%1 è stato sconfitto da vincitori: segna chi ha vinto così.</translation>
    </message>
    <message>
        <source>%1 was eliminated and cannot be a winner.</source>
        <translation>%1 è stato eliminato e non può aver vinto.</translation>
    </message>
    <message>
        <source>%1 is a supreme winner only by eliminating their own primary rival.</source>
        <translation>%1 è vincitore supremo solo se ha eliminato il proprio rivale primario.</translation>
    </message>
    <message>
        <source>A supreme winner needs another winner whose secondary rival was eliminated.</source>
        <translation>Un vincitore supremo richiede un altro vincitore, il cui rivale secondario è stato eliminato.</translation>
    </message>
    <message>
        <source>With two players there are no supreme winners.</source>
        <translation>In due giocatori non ci sono vincitori supremi.</translation>
    </message>
    <message>
        <source>%1 won by the goal: that is never supreme.</source>
        <translation>%1 ha vinto con l’obiettivo: non è mai un vincitore supremo.</translation>
    </message>
    <message>
        <source>%1 cannot have so many conquered events.</source>
        <translation>%1 non può avere così tanti eventi conquistati.</translation>
    </message>
    <message>
        <source>There are only %1 status cards.</source>
        <translation>Le carte status sono solo %1.</translation>
    </message>
    <message>
        <source>%1 was eliminated and has no status cards left.</source>
        <translation>%1 è stato eliminato e non ha più carte status.</translation>
    </message>
    <message>
        <source>%1 is not the only clan left: others won or have status cards.</source>
        <translation>%1 non è l’unico clan rimasto: altri hanno vinto o hanno carte status.</translation>
    </message>
    <message>
        <source>%1 was eliminated, so the other player is the only clan left.</source>
        <translation>%1 è stato eliminato, quindi l’altro giocatore è l’unico clan rimasto.</translation>
    </message>
    <message>
        <source>A tournament is opened once, in its first line.</source>
        <translation>Un torneo si apre una volta sola, nella prima riga.</translation>
    </message>
    <message>
        <source>The first line of a tournament opens it.</source>
        <translation>La prima riga di un torneo lo apre.</translation>
    </message>
    <message>
        <source>A tournament for points is for two to nine people.</source>
        <translation>A un torneo a punti partecipano da due a nove persone.</translation>
    </message>
    <message>
        <source>Somebody has no name.</source>
        <translation>A qualcuno manca il nome.</translation>
    </message>
    <message>
        <source>Two people are called %1.</source>
        <translation>Due persone si chiamano %1.</translation>
    </message>
    <message>
        <source>The target is a number from 30 to 150.</source>
        <translation>Il punteggio da raggiungere è un numero da 30 a 150.</translation>
    </message>
    <message>
        <source>The tournament is over.</source>
        <translation>Il torneo è finito.</translation>
    </message>
    <message>
        <source>Nobody here has the number %1.</source>
        <translation>Nessuno qui ha il numero %1.</translation>
    </message>
    <message>
        <source>%1 has left already.</source>
        <translation>%1 ha già lasciato il torneo.</translation>
    </message>
    <message>
        <source>This game is played by %1.</source>
        <translation>Questa partita la giocano %1.</translation>
    </message>
    <message>
        <source>This match is not of a draw that waits for its game.</source>
        <translation>Questa partita non viene da un sorteggio ancora da giocare.</translation>
    </message>
    <message>
        <source>Line %1 has nothing that could be changed.</source>
        <translation>Nella riga %1 non c’è niente da cambiare.</translation>
    </message>
    <message>
        <source>A step entered later, in line %1, would no longer be possible: strike that first.</source>
        <translation>Un passo inserito dopo, nella riga %1, non sarebbe più possibile: annulla prima quello.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Non è cambiato niente.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n conquered events</source>
        <translation>
            <numerusform>%n evento conquistato</numerusform>
            <numerusform>%n eventi conquistati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n status cards</source>
        <translation>
            <numerusform>%n carta status</numerusform>
            <numerusform>%n carte status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defeated by %n winners</source>
        <translation>
            <numerusform>sconfitto da %n vincitore</numerusform>
            <numerusform>sconfitto da %n vincitori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::PointsGameSheet</name>
    <message>
        <source>Correct a game</source>
        <translation>Correggi una partita</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Inserisci una partita</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Rival eliminated by the winners</source>
        <translation>Rivale eliminato dai vincitori</translation>
    </message>
    <message>
        <source>Only clan left at the end</source>
        <translation>Unico clan rimasto alla fine</translation>
    </message>
    <message>
        <source>This game does not count</source>
        <translation>Questa partita non conta</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Goal first</source>
        <translation>Primo all’obiettivo</translation>
    </message>
    <message>
        <source>Own rival eliminated</source>
        <translation>Proprio rivale eliminato</translation>
    </message>
    <message>
        <source>Supreme winner</source>
        <translation>Vincitore supremo</translation>
    </message>
    <message>
        <source>Conquered events</source>
        <translation>Eventi conquistati</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>The game is struck.</source>
        <translation>La partita è annullata.</translation>
    </message>
    <message>
        <source>Nobody gets points.</source>
        <translation>Nessuno riceve punti.</translation>
    </message>
</context>
<context>
    <name>playsheet::PointsView</name>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Play the next game</source>
        <translation>Gioca la prossima partita</translation>
    </message>
    <message>
        <source>Enter a game…</source>
        <translation>Inserisci una partita…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Correggi…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Somebody leaves</source>
        <translation>Qualcuno lascia</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Play-off %1</source>
        <translation>Playoff %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partita %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>did not play</source>
        <translation>non ha giocato</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vincitore</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ha lasciato</translation>
    </message>
    <message>
        <source>in the play-off</source>
        <translation>nel playoff</translation>
    </message>
    <message>
        <source>%1, corrected</source>
        <translation>%1, corretta</translation>
    </message>
    <message>
        <source>a total is never below 0</source>
        <translation>un totale non va mai sotto 0</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Correct game %1…</source>
        <translation>Correggi la partita %1…</translation>
    </message>
    <message>
        <source>Watch game %1</source>
        <translation>Guarda la partita %1</translation>
    </message>
    <message>
        <source>%1 did not leave</source>
        <translation>%1 non ha lasciato</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 lascia</translation>
    </message>
    <message>
        <source>Game %1 is entered.</source>
        <translation>La partita %1 è inserita.</translation>
    </message>
    <message>
        <source>Game %1 is struck.</source>
        <translation>La partita %1 è annullata.</translation>
    </message>
    <message>
        <source>Game %1 is corrected.</source>
        <translation>La partita %1 è corretta.</translation>
    </message>
    <message>
        <source>%1 plays on.</source>
        <translation>%1 continua a giocare.</translation>
    </message>
    <message>
        <source>%1 has left, and keeps the points. Choose “%1 did not leave” if that was a mistake.</source>
        <translation>%1 ha lasciato il torneo e conserva i punti. Scegli «%1 non ha lasciato» se è stato un errore.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Events (*.tournament);;All files (*)</source>
        <translation>Eventi (*.tournament);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Start this game again?</source>
        <translation>Ricominciare questa partita?</translation>
    </message>
    <message>
        <source>It was started here before. To resume it, choose it under Matches.</source>
        <translation>È già iniziata qui. Per riprenderla, sceglila nella pagina Partite.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>%1 A match by these seats was started here: resume it under Matches.</source>
        <translation>%1 Una partita con questi posti è già iniziata qui: riprendila nella pagina Partite.</translation>
    </message>
</context>
</TS>
