<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>CardProblem</name>
    <message>
        <source>line %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
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
        <translation>Registro de deck</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
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
        <translation>Deck</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Cards desconhecidos</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>Assinatura do jogador</translation>
    </message>
    <message>
        <source>Checked by a judge</source>
        <translation>Conferido por um juiz</translation>
    </message>
    <message>
        <source>The printer, or the file, took nothing.</source>
        <translation>A impressora, ou o arquivo, não aceitou nada.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Ninja</source>
        <translation>Ninjas</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missões</translation>
    </message>
    <message>
        <source>Jutsu</source>
        <translation>Jutsus</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>Reinforcement deck</source>
        <translation>Deck de Reforços</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>custo %1</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Playsheet finds no display. Start it in a desktop session; without one, playsheet-cli does what needs no window.</source>
        <translation>O Playsheet não encontra uma tela. Inicie-o em uma sessão gráfica; sem ela, o playsheet-cli faz o que não precisa de janela.</translation>
    </message>
    <message>
        <source>The display has gone away. What was decided is on disk; start Playsheet again to go on.</source>
        <translation>A tela deixou de responder. O que foi decidido está no disco; inicie o Playsheet de novo para continuar.</translation>
    </message>
</context>
<context>
    <name>JournalRecorder</name>
    <message>
        <source>The record of this match cannot be written.</source>
        <translation>O registro desta partida não pode ser gravado.</translation>
    </message>
    <message>
        <source>There is no record of this match.</source>
        <translation>Não há registro desta partida.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>South alone</source>
        <translation>Só Sul</translation>
    </message>
    <message>
        <source>North alone</source>
        <translation>Só Norte</translation>
    </message>
    <message>
        <source>While it is held: the own hand is shown; opens the own curtain</source>
        <translation>Enquanto pressionada: mostra a própria mão; abre a própria cortina</translation>
    </message>
    <message>
        <source>Passes; refuses a take-back</source>
        <translation>Passa; recusa que se desfaça</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Presses the large button at the right</source>
        <translation>Pressiona o botão grande à direita</translation>
    </message>
    <message>
        <source>To the next card or row that way</source>
        <translation>Ao próximo card ou linha nessa direção</translation>
    </message>
    <message>
        <source>To the next zone or button; a zone keeps the card that had the ring</source>
        <translation>À próxima zona ou botão; cada zona lembra o card que tinha a moldura</translation>
    </message>
    <message>
        <source>To the zone or button before</source>
        <translation>À zona ou botão anterior</translation>
    </message>
    <message>
        <source>To the next card that can be used or chosen, in closed piles too</source>
        <translation>Ao próximo card que pode ser usado ou escolhido, também nas pilhas fechadas</translation>
    </message>
    <message>
        <source>To the card before that can be used or chosen</source>
        <translation>Ao card anterior que pode ser usado ou escolhido</translation>
    </message>
    <message>
        <source>Gives this answer; when nothing is to be answered: selects this card of the hand</source>
        <translation>Dá esta resposta; quando não há o que responder: escolhe este card da mão</translation>
    </message>
    <message>
        <source>Charges the selected card</source>
        <translation>Carrega Chakra com o card escolhido</translation>
    </message>
    <message>
        <source>Right column</source>
        <translation>Coluna direita</translation>
    </message>
    <message>
        <source>Shows the log</source>
        <translation>Mostra o registro</translation>
    </message>
    <message>
        <source>Shows the chain</source>
        <translation>Mostra a Série</translation>
    </message>
    <message>
        <source>Shows the decks</source>
        <translation>Mostra os Decks</translation>
    </message>
    <message>
        <source>One page up in the log, one link up in the chain</source>
        <translation>Uma página acima no registro, um elo acima na Série</translation>
    </message>
    <message>
        <source>One page down in the log, one link down in the chain</source>
        <translation>Uma página abaixo no registro, um elo abaixo na Série</translation>
    </message>
    <message>
        <source>To the beginning of the log or of the chain</source>
        <translation>Ao início do registro ou da Série</translation>
    </message>
    <message>
        <source>To the end of the log or of the chain</source>
        <translation>Ao fim do registro ou da Série</translation>
    </message>
    <message>
        <source>Explains the next phrase of the card that is read</source>
        <translation>Explica o próximo trecho do card que se lê</translation>
    </message>
    <message>
        <source>Explains the phrase before</source>
        <translation>Explica o trecho anterior</translation>
    </message>
    <message>
        <source>Explains keywords, or no longer</source>
        <translation>Explica as palavras-chave, ou deixa de explicar</translation>
    </message>
    <message>
        <source>Folds the right column away, or opens it</source>
        <translation>Recolhe a coluna direita ou a abre</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>The rules, at the one that is spoken of</source>
        <translation>As regras, naquela de que se fala</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Esta lista de teclas</translation>
    </message>
    <message>
        <source>Takes the last decision back, or asks for it</source>
        <translation>Desfaz a última decisão, ou pede para desfazer</translation>
    </message>
    <message>
        <source>Restores the decision that was taken back</source>
        <translation>Refaz a decisão desfeita</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Saves a copy of the record</source>
        <translation>Salva uma cópia do registro da partida</translation>
    </message>
    <message>
        <source>Larger words</source>
        <translation>Palavras maiores</translation>
    </message>
    <message>
        <source>Smaller words</source>
        <translation>Palavras menores</translation>
    </message>
    <message>
        <source>Words of usual size</source>
        <translation>Palavras do tamanho normal</translation>
    </message>
    <message>
        <source>Full screen, or no longer</source>
        <translation>Tela cheia, ou deixa de ser</translation>
    </message>
    <message>
        <source>Quits the program</source>
        <translation>Sai do programa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>The judge&apos;s desk: changes by agreement</source>
        <translation>A mesa do juiz: mudanças de comum acordo</translation>
    </message>
    <message>
        <source>The lessons: learn by playing</source>
        <translation>As lições: aprender jogando</translation>
    </message>
    <message>
        <source>The same for the column of the log, in a wide window</source>
        <translation>O mesmo para a coluna do registro, em uma janela larga</translation>
    </message>
    <message>
        <source>The side of whoever decides is at the bottom, or always South&apos;s</source>
        <translation>Embaixo fica o lado de quem decide, ou sempre o do Sul</translation>
    </message>
    <message>
        <source>Turns the cards at the top round, or back</source>
        <translation>Vira os cards do alto de ponta-cabeça, ou de volta</translation>
    </message>
    <message>
        <source>The collection: all cards of the game</source>
        <translation>A coleção: todos os cards do jogo</translation>
    </message>
    <message>
        <source>The decks: build, print, bring in and out</source>
        <translation>Os decks: montar, imprimir, importar e exportar</translation>
    </message>
    <message>
        <source>To the own stops, and on to the next one; Enter lights it or puts it out</source>
        <translation>Às próprias paradas, e depois à próxima; Enter acende ou apaga</translation>
    </message>
    <message>
        <source>The matches that are kept, and statistics</source>
        <translation>As partidas guardadas e as estatísticas</translation>
    </message>
    <message>
        <source>Opens a record, to watch it</source>
        <translation>Abre o registro de uma partida, para assistir</translation>
    </message>
    <message>
        <source>Reports a doubtful ruling: position and note in one file</source>
        <translation>Relata uma decisão duvidosa: posição e nota em um arquivo</translation>
    </message>
    <message>
        <source>Watching a record</source>
        <translation>Assistir a uma partida</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Um turno para trás</translation>
    </message>
    <message>
        <source>One phase back</source>
        <translation>Uma fase para trás</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Uma decisão para trás</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <translation>Avança sozinho, ou para</translation>
    </message>
    <message>
        <source>One decision on</source>
        <translation>Uma decisão adiante</translation>
    </message>
    <message>
        <source>One phase on</source>
        <translation>Uma fase adiante</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Um turno adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Responds, hand in sight while held; allows a take-back; ends passing until the phase ends</source>
        <translation>Responde e, enquanto pressionada, mostra a mão; permite desfazer; para de passar até o fim da fase</translation>
    </message>
    <message>
        <source>Presses what has the ring: a card, a pile, a button; confirms a marked card; else the large button</source>
        <translation>Pressiona o que tem a moldura; confirma um card marcado; senão o botão grande</translation>
    </message>
    <message>
        <source>Puts a dragged card back, closes an open pile, gives up a use, lets go of chosen cards</source>
        <translation>Devolve o card arrastado, fecha uma pilha aberta, desiste de um uso, solta os cards escolhidos</translation>
    </message>
    <message>
        <source>Leaves out: the selected Ninja, the attack, the block, what may be chosen</source>
        <translation>Deixa de lado: o Ninja escolhido, o ataque, o bloqueio, uma escolha opcional</translation>
    </message>
    <message>
        <source>This key stays as it is.</source>
        <translation>Esta tecla fica como está.</translation>
    </message>
    <message>
        <source>That is no key.</source>
        <translation>Isso não é uma tecla.</translation>
    </message>
    <message>
        <source>A key of South or North alone is held: it is a letter, without Ctrl, Alt or Shift.</source>
        <translation>Uma tecla só de Sul ou só de Norte é mantida pressionada: é uma letra, sem Ctrl, Alt ou Shift.</translation>
    </message>
    <message>
        <source>A key of the window is pressed with Ctrl, or is one of F1 to F12.</source>
        <translation>Uma tecla da janela é pressionada com Ctrl ou é uma de F1 a F12.</translation>
    </message>
    <message>
        <source>Keys with Alt belong to the menus.</source>
        <translation>As teclas com Alt são dos menus.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 já está em uso: %2.</translation>
    </message>
    <message>
        <source>Fields and pages have this key for themselves.</source>
        <translation>Campos e páginas já usam esta tecla.</translation>
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
        <translation>desfazer com acordo</translation>
    </message>
    <message>
        <source>%1 has no card left in the deck.</source>
        <translation>%1 não tem mais nenhum card no deck.</translation>
    </message>
    <message>
        <source>%1 has conceded.</source>
        <translation>%1 desistiu.</translation>
    </message>
    <message>
        <source>%1 has %2 battle rewards.</source>
        <translation>%1 tem %2 Prêmios de Batalha.</translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation>Prêmios de Batalha</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Cards restantes no deck</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Cards em jogo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duração da partida</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Hand cost %1</source>
        <translation>Custo de Mão %1</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Segure</translation>
    </message>
    <message>
        <source>to open</source>
        <translation>para abrir</translation>
    </message>
    <message>
        <source>Turn %1. Active player: %2.</source>
        <translation>Turno %1. Vez de %2.</translation>
    </message>
    <message>
        <source>%1 looks away.</source>
        <translation>%1 olha para outro lado.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>the chosen card</source>
        <translation>o card escolhido</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1 keeps the opening hand</source>
        <translation>%1 fica com a mão inicial</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message numerus="yes">
        <source>Change it for %n card(s)</source>
        <translation>
            <numerusform>Trocar por %n card</numerusform>
            <numerusform>Trocar por %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Play cards, charge chakra, or end the phase.</source>
        <translation>Jogue cards, carregue Chakra ou encerre a fase.</translation>
    </message>
    <message>
        <source>Pass until the phase ends</source>
        <translation>Passar até o fim da fase</translation>
    </message>
    <message>
        <source>Passes by itself while this phase lasts and the other player uses nothing.</source>
        <translation>Passa sozinho enquanto durar esta fase e o outro jogador não usar nada.</translation>
    </message>
    <message>
        <source>Respond</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Escolha um Alvo</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more chakra</source>
        <translation>
            <numerusform>Pagar mais %n Chakra</numerusform>
            <numerusform>Pagar mais %n Chakra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Descartar mais %n card</numerusform>
            <numerusform>Descartar mais %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Escolher mais %n card</numerusform>
            <numerusform>Escolher mais %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Custo %1</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Escolha um</translation>
    </message>
    <message>
        <source>Type part of the name</source>
        <translation>Digite parte do nome</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Jogar o card escolhido</translation>
    </message>
    <message>
        <source>%2 uses %1</source>
        <translation>%2 usa %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>Use the effect of %1</source>
        <translation>Usar o efeito de %1</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 se junta a %2</translation>
    </message>
    <message>
        <source>%1 blocks %2</source>
        <translation>%1 bloqueia %2</translation>
    </message>
    <message>
        <source>Whose team does %1 join?</source>
        <translation>A qual Time %1 se junta?</translation>
    </message>
    <message>
        <source>Which team does %1 block?</source>
        <translation>Qual Time %1 bloqueia?</translation>
    </message>
    <message>
        <source>Which effect of %1?</source>
        <translation>Qual efeito de %1?</translation>
    </message>
    <message>
        <source>Which Ninja uses %1?</source>
        <translation>Qual Ninja é o Usuário de %1?</translation>
    </message>
    <message>
        <source>Onto which Ninja does %1 go?</source>
        <translation>Sobre qual Ninja vai %1?</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <translation>Aperte o botão, clique de novo no card ou arraste-o para a mesa.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carregar Chakra</translation>
    </message>
    <message>
        <source>%1 goes to the chakra area</source>
        <translation>%1 vai para a Área de Chakra</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Carregar %1</translation>
    </message>
    <message>
        <source>%1 can only be charged now.</source>
        <translation>%1 agora só pode ser carregado como Chakra.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <translation>Esconder a mão</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrar os cards</translation>
    </message>
    <message>
        <source>Show hand</source>
        <translation>Mostrar a mão</translation>
    </message>
    <message>
        <source>Holding the key shows it while it is held</source>
        <translation>Segurando a tecla, ela aparece enquanto estiver pressionada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Undo (free)</source>
        <translation>Desfazer (livre)</translation>
    </message>
    <message>
        <source>Undo (ask)</source>
        <translation>Desfazer (pedir)</translation>
    </message>
    <message>
        <source>Something became known since: %1 is asked</source>
        <translation>Algo ficou conhecido desde então: pergunta-se a %1</translation>
    </message>
    <message>
        <source>May %1 take back the last decision?</source>
        <translation>%1 pode desfazer a última decisão?</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>own effect</source>
        <translation>efeito próprio</translation>
    </message>
    <message>
        <source>this battle</source>
        <translation>nesta batalha</translation>
    </message>
    <message>
        <source>until the end of the next turn</source>
        <translation>até o fim do próximo turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>neste turno</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>turnos restantes</translation>
    </message>
    <message>
        <source>Now %1, printed %2</source>
        <translation>Agora %1, impresso %2</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferido</translation>
    </message>
    <message>
        <source>Text not playable yet</source>
        <translation>Texto ainda não jogável</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>efeito</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Opção %1</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Efeito %1</translation>
    </message>
    <message>
        <source>Last coin off %1</source>
        <translation>Última moeda sai de %1</translation>
    </message>
    <message>
        <source>Only in: %1</source>
        <translation>Só em: %1</translation>
    </message>
    <message>
        <source>Close this rule</source>
        <translation>Fechar esta regra</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Ler esta regra</translation>
    </message>
    <message>
        <source>Close other editions</source>
        <translation>Fechar as outras edições</translation>
    </message>
    <message>
        <source>Other editions differ</source>
        <translation>Outras edições diferem</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Search rules and ids</source>
        <translation>Buscar regras e códigos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>To the rule where the link was (Alt+Left)</source>
        <translation>À regra de onde você veio (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Shows what the other editions say, too</source>
        <translation>Mostra também o que dizem as outras edições</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Nenhuma regra contém estas palavras.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regra</numerusform>
            <numerusform>%n regras</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 · %2, extra turn</source>
        <translation>Turno %1 · %2, turno extra</translation>
    </message>
    <message>
        <source>The first card chosen comes to the top of the deck.</source>
        <translation>O primeiro card escolhido fica no topo do deck.</translation>
    </message>
    <message>
        <source>Choose a Ninja</source>
        <translation>Escolha um Ninja</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Ainda faltam: %1</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Formar %1</translation>
    </message>
    <message>
        <source>%1 neither attacks nor blocks until the teams are formed again</source>
        <translation>%1 não ataca nem bloqueia até os Times serem formados de novo</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <translation>Pertence a %1</translation>
    </message>
    <message>
        <source>Left out of the teams</source>
        <translation>Fora dos Times</translation>
    </message>
    <message>
        <source>Strategic value %1, own strategic power %2</source>
        <translation>Valor Estratégico %1, seu Poder Estratégico %2</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n regra da casa</numerusform>
            <numerusform>%n regras da casa</numerusform>
        </translation>
    </message>
    <message>
        <source>The first game is played with the registered deck.</source>
        <translation>A primeira partida é jogada com o deck registrado.</translation>
    </message>
    <message>
        <source>The match is over: the next one begins with the registered deck.</source>
        <translation>O confronto terminou: o próximo começa com o deck registrado.</translation>
    </message>
    <message>
        <source>This player has no sideboard.</source>
        <translation>Este jogador não tem sideboard.</translation>
    </message>
    <message>
        <source>Out of the deck: %1, into it: %2. The numbers must be equal.</source>
        <translation>Saem do deck: %1, entram: %2. Os números devem ser iguais.</translation>
    </message>
    <message>
        <source>%3: %1 would leave the deck, there are %2.</source>
        <translation>%3: sairiam do deck %1 cópias, há %2.</translation>
    </message>
    <message>
        <source>%3: %1 would come in, the sideboard has %2.</source>
        <translation>%3: entrariam %1 cópias, o sideboard tem %2.</translation>
    </message>
    <message>
        <source>%3: %2 is no number of cards.</source>
        <translation>%3: %2 não é um número de cards.</translation>
    </message>
    <message>
        <source>The deck would not be legal.</source>
        <translation>O deck não seria válido.</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence o confronto</translation>
    </message>
    <message>
        <source>%1 wins game %2</source>
        <translation>%1 vence a partida %2</translation>
    </message>
    <message>
        <source>Games won, best of three</source>
        <translation>Partidas vencidas, melhor de três</translation>
    </message>
    <message>
        <source>Announced sideboard</source>
        <translation>Sideboard anunciado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%1 may swap cards</source>
        <translation>%1 pode trocar cards</translation>
    </message>
    <message>
        <source>Before game %1. Games won: %2 %3, %4 %5.</source>
        <translation>Antes da partida %1. Partidas vencidas: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Como antes</translation>
    </message>
    <message>
        <source>The registered deck</source>
        <translation>O deck registrado</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play without a swap</source>
        <translation>Jogar sem trocas</translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation>Saem %1, entram %2</translation>
    </message>
    <message>
        <source>A click moves one card to the other side; so do Enter, the arrow keys and dragging.</source>
        <translation>Um clique passa um card para o outro lado; Enter, as setas e arrastar também.</translation>
    </message>
    <message>
        <source>The deck may be played so.</source>
        <translation>O deck pode ser jogado assim.</translation>
    </message>
    <message>
        <source>Covered. Hold %1 to see the cards.</source>
        <translation>Cobertos. Segure %1 para ver os cards.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a sideboard of %n card(s).</source>
        <translation>
            <numerusform>%1 tem um sideboard de %n card.</numerusform>
            <numerusform>%1 tem um sideboard de %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sideboard: %n card(s)</source>
        <translation>
            <numerusform>Sideboard: %n card</numerusform>
            <numerusform>Sideboard: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Explain keywords</source>
        <translation>Explicar palavras-chave</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>O arquivo está faltando</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>O arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>The file is no card database</source>
        <translation>O arquivo não é um banco de cards</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <translation>O banco de cards está danificado</translation>
    </message>
    <message>
        <source>The card database is of an older version</source>
        <translation>O banco de cards é de uma versão anterior</translation>
    </message>
    <message>
        <source>The card database is of a newer version</source>
        <translation>O banco de cards é de uma versão mais nova</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>O arquivo não pode ser gravado</translation>
    </message>
    <message>
        <source>The file holds something else</source>
        <translation>O arquivo contém outra coisa</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Agora: %1</translation>
    </message>
    <message>
        <source>No card fits now</source>
        <translation>Nenhum card corresponde agora</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <translation>
            <numerusform>%n card corresponde agora</numerusform>
            <numerusform>%n cards correspondem agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes back the last decision of %1</source>
        <translation>Desfaz a última decisão de %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Restores the decision that was taken back</source>
        <translation>Restaura a decisão desfeita</translation>
    </message>
    <message>
        <source>a coin was tossed</source>
        <translation>uma moeda foi lançada</translation>
    </message>
    <message>
        <source>cards left a deck or the rewards</source>
        <translation>cards saíram de um Deck ou dos Prêmios</translation>
    </message>
    <message>
        <source>cards were picked at random</source>
        <translation>cards foram escolhidos ao acaso</translation>
    </message>
    <message>
        <source>hidden cards were shown</source>
        <translation>cards ocultos foram mostrados</translation>
    </message>
    <message>
        <source>somebody looked at hidden cards</source>
        <translation>alguém olhou cards ocultos</translation>
    </message>
    <message>
        <source>a deck was shuffled</source>
        <translation>um Deck foi embaralhado</translation>
    </message>
    <message>
        <source>%1 has decided</source>
        <translation>%1 decidiu</translation>
    </message>
    <message numerus="yes">
        <source>May %1 take back %n decision(s)?</source>
        <translation>
            <numerusform>%1 pode desfazer %n decisão?</numerusform>
            <numerusform>%1 pode desfazer %n decisões?</numerusform>
        </translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <translation>Desde então: %1.</translation>
    </message>
    <message>
        <source>Hold to allow</source>
        <translation>Segure para permitir</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <translation>%1 pede</translation>
    </message>
    <message>
        <source>It is %1 who wants to take back a decision</source>
        <translation>É %1 que quer desfazer uma decisão</translation>
    </message>
    <message>
        <source>This was the showdown. Read the sums, then go on.</source>
        <translation>Este foi o Showdown. Leia as somas e depois siga em frente.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Put on a coin</source>
        <translation>Pôr uma moeda</translation>
    </message>
    <message>
        <source>Take off a coin</source>
        <translation>Tirar uma moeda</translation>
    </message>
    <message>
        <source>Top card of the deck of %1</source>
        <translation>Card do topo do deck de %1</translation>
    </message>
    <message>
        <source>A Battle Reward of %1</source>
        <translation>Um Prêmio de Batalha de %1</translation>
    </message>
    <message>
        <source>%1 asks for the judge&apos;s desk: what you both agree on is changed, outside the rules, until it is closed.</source>
        <translation>%1 pede a mesa do juiz: enquanto estiver aberta, muda-se fora das regras aquilo em que vocês concordam.</translation>
    </message>
    <message>
        <source>The judge&apos;s desk is open: choose a card or a pile. The log marks every change.</source>
        <translation>A mesa do juiz está aberta: escolha um card ou uma pilha. O registro marca cada mudança.</translation>
    </message>
    <message>
        <source>Close the desk</source>
        <translation>Fechar a mesa</translation>
    </message>
    <message>
        <source>Decks and markers…</source>
        <translation>Decks e Marcadores…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feita</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jogando</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>The lesson is done: nothing more is played here.</source>
        <translation>A lição acabou: aqui não se joga mais nada.</translation>
    </message>
    <message>
        <source>In a moment: first read this, then go on.</source>
        <translation>Já, já: primeiro leia isto, depois siga.</translation>
    </message>
    <message>
        <source>Another program keeps the file to itself</source>
        <translation>Outro programa mantém o arquivo só para si</translation>
    </message>
    <message>
        <source>The file may only be read</source>
        <translation>O arquivo só pode ser lido</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>%1 passes (no answer is possible)</source>
        <translation>%1 passa (nenhuma resposta é possível)</translation>
    </message>
    <message>
        <source>%1 passes (no stop)</source>
        <translation>%1 passa (sem parada)</translation>
    </message>
    <message>
        <source>%1 passes (until the phase ends)</source>
        <translation>%1 passa (até o fim da fase)</translation>
    </message>
    <message>
        <source>%1 does not draw in the first turn of the game</source>
        <translation>%1 não compra card no primeiro turno do jogo</translation>
    </message>
    <message>
        <source>%1 has no card left to draw</source>
        <translation>%1 não tem mais cards para comprar</translation>
    </message>
    <message>
        <source>%1 does not draw: a card says so</source>
        <translation>%1 não compra: um card diz isso</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays: it was an extra turn</source>
        <translation>O Marcador de Turnos de %1 fica: era um turno extra</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays at its highest value</source>
        <translation>O Marcador de Turnos de %1 fica no valor máximo</translation>
    </message>
    <message>
        <source>The turn marker of %1 stays: a card says so</source>
        <translation>O Marcador de Turnos de %1 fica: um card diz isso</translation>
    </message>
    <message>
        <source>%1 has no battle phase in the first turn of the game</source>
        <translation>%1 não tem Fase de Combate no primeiro turno do jogo</translation>
    </message>
    <message>
        <source>%1 is not asked before the phase ends: no answer is possible</source>
        <translation>Nada é perguntado a %1 antes do fim da fase: nenhuma resposta é possível</translation>
    </message>
    <message>
        <source>%1 has no teams to form</source>
        <translation>%1 não tem Times para formar</translation>
    </message>
    <message>
        <source>%1 has no team that can attack</source>
        <translation>%1 não tem Time que possa atacar</translation>
    </message>
    <message>
        <source>%1 has no team that can block</source>
        <translation>%1 não tem Time que possa bloquear</translation>
    </message>
    <message>
        <source>%1 searches the deck for: %2</source>
        <translation>%1 procura no deck: %2</translation>
    </message>
    <message>
        <source>%1 is choosing from hidden cards: %2</source>
        <translation>%1 escolhe entre cards ocultos: %2</translation>
    </message>
    <message>
        <source>%1 is choosing among the cards that are looked at</source>
        <translation>%1 escolhe entre os cards olhados</translation>
    </message>
    <message>
        <source>What is asked of both comes first; then %1 can set stops.</source>
        <translation>Primeiro vem o que é perguntado aos dois; depois %1 pode mudar as paradas.</translation>
    </message>
    <message>
        <source>%1 sets stops in the own turn only, so that a lamp never gives an answer.</source>
        <translation>%1 muda as paradas só no próprio turno: assim uma luz nunca dá uma resposta.</translation>
    </message>
    <message>
        <source>Stops of %1</source>
        <translation>Paradas de %1</translation>
    </message>
    <message>
        <source>%1 stops at: %2</source>
        <translation>Parada de %1: %2</translation>
    </message>
    <message>
        <source>On: %1 is asked</source>
        <translation>Acesa: %1 é perguntado</translation>
    </message>
    <message>
        <source>On for this once: %1 is attacked or meant</source>
        <translation>Acesa só desta vez: %1 sofre um ataque ou é alvo</translation>
    </message>
    <message>
        <source>Off: %1 passes without being asked</source>
        <translation>Apagada: %1 passa sem pergunta</translation>
    </message>
    <message>
        <source>Passing until the phase ends</source>
        <translation>Passando até o fim da fase</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 espera</translation>
    </message>
    <message>
        <source>the other player&apos;s mission phase</source>
        <translation>Fase de Missão do outro jogador</translation>
    </message>
    <message>
        <source>the other player&apos;s organization phase</source>
        <translation>Fase de Organização do outro jogador</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Troca de Jutsu</translation>
    </message>
    <message>
        <source>answer to what is used</source>
        <translation>resposta ao que é usado</translation>
    </message>
    <message>
        <source>end of the own turn</source>
        <translation>fim do próprio turno</translation>
    </message>
    <message>
        <source>Look through the deck by name…</source>
        <translation>Procurar no deck pelo nome…</translation>
    </message>
    <message numerus="yes">
        <source>%1 can win this turn: %n open lane(s)</source>
        <translation>
            <numerusform>%1 pode vencer neste turno: %n faixa aberta</numerusform>
            <numerusform>%1 pode vencer neste turno: %n faixas abertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n reward(s)</source>
        <translation>
            <numerusform>Falta %n Prêmio a %1</numerusform>
            <numerusform>Faltam %n Prêmios a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Team power %1, head %2</source>
        <translation>Poder do Time %1, Líder %2</translation>
    </message>
    <message>
        <source>Attack %1, block %2</source>
        <translation>Ataque %1, bloqueio %2</translation>
    </message>
    <message>
        <source>Becomes %1, %2/%3, injured</source>
        <translation>Torna-se %1, %2/%3, Ferido</translation>
    </message>
    <message>
        <source>Becomes %1, %2/%3</source>
        <translation>Torna-se %1, %2/%3</translation>
    </message>
    <message>
        <source>No other card can pay in its place.</source>
        <translation>Nenhum outro card pode pagar no lugar dele.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>ferimento</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Fica: %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Novo: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perde-se: %1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>%1, healthy again</source>
        <translation>%1, saudável de novo</translation>
    </message>
    <message>
        <source>%1, enters injured</source>
        <translation>%1, entra Ferido</translation>
    </message>
    <message>
        <source>The deck of %1 is looked through. Choose a card by name; Esc closes it.</source>
        <translation>Procura-se no deck de %1. Escolha um card pelo nome; Esc o fecha.</translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n card(s)</source>
        <translation>
            <numerusform>Pagar com este card</numerusform>
            <numerusform>Pagar com estes %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Marked first: a card that is in hand twice or whose name is in play, then the one that can be played last, then the one whose symbol is needed least.</source>
        <translation>Marcados primeiro: um card repetido na mão ou cujo nome está em jogo, depois o que só pode ser jogado mais tarde, depois o de Símbolo menos necessário.</translation>
    </message>
    <message>
        <source>Marked first: chakra whose symbols the cards in hand need least.</source>
        <translation>Marcados primeiro: o Chakra cujos Símbolos os cards da mão menos exigem.</translation>
    </message>
    <message>
        <source>Click a card to exchange it.</source>
        <translation>Clique em um card para trocá-lo.</translation>
    </message>
    <message>
        <source>Team power %1: %2</source>
        <translation>Poder do Time %1: %2</translation>
    </message>
    <message>
        <source>Teams attack the village, not a team.
Who blocks them is decided by the other player.</source>
        <translation>Os Times atacam a Vila, não outro Time.
Quem os bloqueia é decidido pelo outro jogador.</translation>
    </message>
    <message>
        <source>Choose the team that blocks first, then this one.</source>
        <translation>Escolha primeiro o Time que bloqueia, depois este.</translation>
    </message>
    <message>
        <source>The deck of %1 lies face down: nobody may look at it.</source>
        <translation>O deck de %1 fica com a face para baixo: ninguém pode olhá-lo.</translation>
    </message>
    <message>
        <source>The Battle Rewards of %1 lie face down: nobody may look at them.</source>
        <translation>Os Prêmios de Batalha de %1 ficam com a face para baixo: ninguém pode olhá-los.</translation>
    </message>
    <message>
        <source>The hand of %1 is covered: only %1 may look at it.</source>
        <translation>A mão de %1 está coberta: só %1 pode olhá-la.</translation>
    </message>
    <message>
        <source>Hold %1 to see it.</source>
        <translation>Segure %1 para vê-la.</translation>
    </message>
    <message>
        <source>Hold %1 to see the hand.</source>
        <translation>Segure %1 para ver a mão.</translation>
    </message>
    <message>
        <source>The numbers 1 to 9 choose.</source>
        <translation>Os números de 1 a 9 escolhem.</translation>
    </message>
    <message>
        <source>What can be chosen is marked; N goes to the next card.</source>
        <translation>O que pode ser escolhido está marcado; N vai ao próximo card.</translation>
    </message>
    <message>
        <source>A folder or a device has the name of the file</source>
        <translation>Uma pasta ou um dispositivo tem o nome do arquivo</translation>
    </message>
    <message>
        <source>The chosen card cannot be played by itself now.</source>
        <translation>O card escolhido não pode ser jogado sozinho agora.</translation>
    </message>
    <message>
        <source>Hold %1 to see what it can do.</source>
        <translation>Segure %1 para ver o que ele pode fazer.</translation>
    </message>
    <message>
        <source>The chosen card does not go with this one now.</source>
        <translation>O card escolhido não combina com este agora.</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Really go on?</source>
        <translation>Ninguém olhou estes cards ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Really go on?</source>
        <translation>Ninguém olhou a mão ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>The whole hand is given up for another one. Really change it?</source>
        <translation>A mão inteira é trocada por outra. Trocar mesmo?</translation>
    </message>
    <message>
        <source>A Ninja can still be deployed this turn. Really end the phase?</source>
        <translation>Ainda dá para jogar um Ninja neste turno. Encerrar a fase mesmo assim?</translation>
    </message>
    <message>
        <source>A team can attack. Really leave the attack out?</source>
        <translation>Um Time pode atacar. Desistir mesmo do ataque?</translation>
    </message>
    <message>
        <source>Really leave that open?</source>
        <translation>Deixar mesmo o caminho livre?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolha um card</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 responde</translation>
    </message>
    <message>
        <source>The pad at the edge of %1 passes and responds, as do the keys %2 and %3.</source>
        <translation>Para passar e responder há o quadro na borda de %1, ou as teclas %2 e %3.</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Não escolher</translation>
    </message>
    <message>
        <source>Pay with %1</source>
        <translation>Pagar com %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Descartar %n card</numerusform>
            <numerusform>Descartar %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm: %1</source>
        <translation>Confirmar: %1</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n card(s)</source>
        <translation>
            <numerusform>Confirmar %n card</numerusform>
            <numerusform>Confirmar %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a marked card takes its mark away, a double click confirms at once.</source>
        <translation>Um clique num card marcado tira a marca; um clique duplo confirma na hora.</translation>
    </message>
    <message>
        <source>Pay as it was marked</source>
        <translation>Pagar como marcado</translation>
    </message>
    <message>
        <source>A card is chosen, face down: play it, or click the Ninja that it is for.</source>
        <translation>Um card está escolhido, virado para baixo: jogue-o, ou clique no Ninja a que se destina.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Segure para ver</translation>
    </message>
    <message>
        <source>The cards are seen as long as the mouse button is held here, or the key. Let go on a card to choose it.</source>
        <translation>Os cards ficam à vista enquanto você segura aqui o botão do mouse, ou a tecla. Solte sobre um card para escolhê-lo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Aqui cabe só %n caractere: o resto fica de fora.</numerusform>
            <numerusform>Aqui cabem só %n caracteres: o resto fica de fora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Not even the deal of this match was recorded.</source>
        <translation>Desta partida não foi registrada nem a distribuição dos cards.</translation>
    </message>
    <message>
        <source>This match is open in another window of Playsheet.</source>
        <translation>Esta partida está aberta em outra janela do Playsheet.</translation>
    </message>
    <message>
        <source>This match cannot be played on: today&apos;s rules and cards do not give the same match again. It can be looked at as it was recorded.</source>
        <translation>Esta partida não pode continuar: as regras e os cards de hoje não dão de novo a mesma partida. Ela pode ser vista como foi registrada.</translation>
    </message>
    <message>
        <source>This match cannot be played on: its record is damaged. It can be looked at as far as it can be read.</source>
        <translation>Esta partida não pode continuar: o registro dela está danificado. Ela pode ser vista até onde dá para ler.</translation>
    </message>
    <message>
        <source>This match cannot be played on: its record cannot be read.</source>
        <translation>Esta partida não pode continuar: o registro dela não pode ser lido.</translation>
    </message>
    <message>
        <source>This match is open: it cannot be deleted now.</source>
        <translation>Esta partida está aberta: não pode ser apagada agora.</translation>
    </message>
    <message>
        <source>This is the report of a ruling; it can be looked at.</source>
        <translation>Este é o relatório de uma decisão de regra; ele pode ser visto.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>game %1 of 3, %2:%3</source>
        <translation>partida %1 de 3, %2:%3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>não terminada</translation>
    </message>
    <message>
        <source>the next game follows</source>
        <translation>segue a próxima partida</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>%1; a copy of %2, which counts once</source>
        <translation>%1; cópia de %2, que conta uma só vez</translation>
    </message>
    <message>
        <source>%1 has conceded</source>
        <translation>%1 desistiu</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ilegível</translation>
    </message>
    <message>
        <source>Continue: %1, turn %2</source>
        <translation>Continuar: %1, turno %2</translation>
    </message>
    <message>
        <source>battle rewards</source>
        <translation>Prêmios de Batalha</translation>
    </message>
    <message>
        <source>empty deck</source>
        <translation>deck vazio</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>um card</translation>
    </message>
</context>
<context>
    <name>PersonTrouble</name>
    <message>
        <source>This file was written by a newer version of Playsheet. It is not used here, and nothing can be saved.</source>
        <translation>Este arquivo foi gravado por uma versão mais nova do Playsheet. Ele não é usado aqui, e nada pode ser salvo.</translation>
    </message>
    <message>
        <source>This file is damaged; nothing can be kept in it.</source>
        <translation>Este arquivo está danificado; nada pode ser guardado nele.</translation>
    </message>
    <message>
        <source>Another program keeps this file to itself; nothing was kept.</source>
        <translation>Outro programa mantém este arquivo só para si; nada foi guardado.</translation>
    </message>
    <message>
        <source>This file may only be read; nothing can be kept in it.</source>
        <translation>Este arquivo só pode ser lido; nada pode ser guardado nele.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was kept.</source>
        <translation>O disco está cheio; nada foi guardado.</translation>
    </message>
    <message>
        <source>This file is missing.</source>
        <translation>Este arquivo não existe.</translation>
    </message>
    <message>
        <source>This does not fit into the file; nothing was kept.</source>
        <translation>Isto não cabe no arquivo; nada foi guardado.</translation>
    </message>
    <message>
        <source>This file cannot be used.</source>
        <translation>Este arquivo não pode ser usado.</translation>
    </message>
    <message>
        <source>This file cannot be read: it is closed to you or has more than 16 MB.</source>
        <translation>Este arquivo não pode ser lido: o acesso é negado ou passa de 16 MB.</translation>
    </message>
    <message>
        <source>This file cannot be written: its folder may not be written to.</source>
        <translation>Este arquivo não pode ser gravado: não é permitido gravar na pasta dele.</translation>
    </message>
    <message>
        <source>A folder or a device has the name of this file.</source>
        <translation>Uma pasta ou um dispositivo tem o nome deste arquivo.</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>The record cannot be read.</source>
        <translation>O registro não pode ser lido.</translation>
    </message>
    <message>
        <source>The report cannot be saved.</source>
        <translation>O relato não pode ser salvo.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 calls heads</source>
        <translation>%1 pede cara</translation>
    </message>
    <message>
        <source>%1 calls tails</source>
        <translation>%1 pede coroa</translation>
    </message>
    <message>
        <source>%1 decides that %2 begins</source>
        <translation>%1 decide que %2 começa</translation>
    </message>
    <message>
        <source>%1 changes the opening hand</source>
        <translation>%1 troca a mão inicial</translation>
    </message>
    <message>
        <source>%1 keeps the opening hand</source>
        <translation>%1 fica com a mão inicial</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 joga %2</translation>
    </message>
    <message>
        <source>%1 plays %2 with %3</source>
        <translation>%1 joga %2 com %3</translation>
    </message>
    <message>
        <source>%1 uses the effect of %2</source>
        <translation>%1 usa o efeito de %2</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <translation>%1 carrega Chakra com %2</translation>
    </message>
    <message>
        <source>%1 puts %2 into a team with %3</source>
        <translation>%1 põe %2 em um Time com %3</translation>
    </message>
    <message>
        <source>%1 leaves %2 out of the teams</source>
        <translation>%1 deixa %2 fora dos Times</translation>
    </message>
    <message>
        <source>%1 sends the team of %2</source>
        <translation>%1 envia o Time de %2</translation>
    </message>
    <message>
        <source>%1 blocks %3 with the team of %2</source>
        <translation>%1 bloqueia %3 com o Time de %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 escolhe %2</translation>
    </message>
    <message>
        <source>%1 chooses the number %2</source>
        <translation>%1 escolhe o número %2</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <translation>%1 nomeia %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 diz que sim</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <translation>%1 diz que não</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 terminou</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>%1 gives the game up</source>
        <translation>%1 abandona a partida</translation>
    </message>
    <message>
        <source>The judge&apos;s desk: a change by agreement</source>
        <translation>A mesa do juiz: uma mudança de comum acordo</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>um card</translation>
    </message>
    <message>
        <source>Line %1: this is no match record. It should begin with “%3”.</source>
        <translation>Linha %1: isto não é o registro de uma partida. Deveria começar com “%3”.</translation>
    </message>
    <message>
        <source>Line %1: the record has version %2, which is newer than this program. It reads up to version %3.</source>
        <translation>Linha %1: o registro tem a versão %2, mais nova que este programa, que lê até a versão %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read there. Right would be: %3.</source>
        <translation>Linha %1: “%2” não pode ser lido ali. O certo seria: %3.</translation>
    </message>
    <message>
        <source>Line %1: there is no edition “%2”.</source>
        <translation>Linha %1: não há uma edição “%2”.</translation>
    </message>
    <message>
        <source>Line %1: no card has the code “%2” any more.</source>
        <translation>Linha %1: nenhum card tem mais o código “%2”.</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <translation>Linha %1: cards destes decks mudaram desde que isto foi registrado.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. Recorded is “%2”, now it would be “%3”. What was recorded is shown.</source>
        <translation>Linha %1: agora as regras são outras. Registrado está “%2”, agora seria “%3”. Mostra-se o que foi registrado.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. Recorded is “%2”, now there would be nothing more. What was recorded is shown.</source>
        <translation>Linha %1: agora as regras são outras. Registrado está “%2”, agora não haveria mais nada. Mostra-se o que foi registrado.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now: “%3” would follow. What was recorded is shown.</source>
        <translation>Linha %1: agora as regras são outras: viria “%3”. Mostra-se o que foi registrado.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read. Right would be “%3”.</source>
        <translation>Linha %1: “%2” não pode ser lido. O certo seria “%3”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot happen in this position; it is left out.</source>
        <translation>Linha %1: “%2” não pode acontecer nesta posição; fica de fora.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is no decision. Right would be a line such as “&gt; south pass”.</source>
        <translation>Linha %1: “%2” não é uma decisão. O certo seria uma linha como “&gt; south pass”.</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now: “%2” is not allowed any more (%3). What was recorded is shown.</source>
        <translation>Linha %1: agora as regras são outras: “%2” não é mais permitido (%3). Mostra-se o que foi registrado.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has nothing that it could take back or restore.</source>
        <translation>Linha %1: “%2” não tem nada a desfazer ou refazer.</translation>
    </message>
    <message>
        <source>Line %1: the position was “%2”, now the decisions lead to “%3”.</source>
        <translation>Linha %1: a posição era “%2”, agora as decisões levam a “%3”.</translation>
    </message>
    <message>
        <source>Line %1: no game has that many decisions; the rest is not shown.</source>
        <translation>Linha %1: nenhum jogo tem tantas decisões; o resto não é mostrado.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Os cards são distribuídos</translation>
    </message>
    <message>
        <source>A decision is taken back</source>
        <translation>Uma decisão é desfeita</translation>
    </message>
    <message>
        <source>The decision is made again as it was</source>
        <translation>A decisão é refeita como era</translation>
    </message>
    <message>
        <source>Line %1: the rules differ now. With open hands more is told.</source>
        <translation>Linha %1: agora as regras são outras. Com as mãos abertas diz-se mais.</translation>
    </message>
    <message>
        <source>Line %1: what stands there cannot be read, or cannot happen. With open hands more is told.</source>
        <translation>Linha %1: o que está escrito ali não pode ser lido, ou não pode acontecer. Com as mãos abertas diz-se mais.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used there.</source>
        <translation>Linha %1: “%2” não pode ser usado ali.</translation>
    </message>
    <message>
        <source>Perhaps %3 is meant.</source>
        <translation>Talvez seja %3.</translation>
    </message>
</context>
<context>
    <name>playsheet::AgreedListField</name>
    <message>
        <source>Not clear: %1</source>
        <translation>Não está claro: %1</translation>
    </message>
    <message>
        <source>%1: a limited card has 1 or 2 copies</source>
        <translation>%1: um card limitado tem 1 ou 2 cópias</translation>
    </message>
    <message>
        <source>For example: 1 N-001, 2 J-032</source>
        <translation>Por exemplo: 1 N-001, 2 J-032</translation>
    </message>
</context>
<context>
    <name>playsheet::CardDetails</name>
    <message>
        <source>Owned</source>
        <translation>Na coleção</translation>
    </message>
    <message>
        <source>One fewer in the collection</source>
        <translation>Um a menos na coleção</translation>
    </message>
    <message>
        <source>One more in the collection</source>
        <translation>Um a mais na coleção</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Língua do texto</translation>
    </message>
    <message>
        <source>Facts of the card</source>
        <translation>Dados do card</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nenhum card foi escolhido.</translation>
    </message>
    <message>
        <source>Owned: %1</source>
        <translation>Na coleção: %1</translation>
    </message>
    <message>
        <source>The program does not play this effect yet.</source>
        <translation>O programa ainda não executa este efeito.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
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
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Expansão</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>in none</source>
        <translation>em nenhum</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
    <message>
        <source>All printings</source>
        <translation>Todas as impressões</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Regras e regras da casa</translation>
    </message>
</context>
<context>
    <name>playsheet::CardFacets</name>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Na coleção</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltando</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
    <message>
        <source>Automated</source>
        <translation>Prontos</translation>
    </message>
    <message>
        <source>A deck has more of them than are owned</source>
        <translation>Um deck tem mais deles do que há na coleção</translation>
    </message>
    <message>
        <source>The program plays the effect of the card</source>
        <translation>O programa executa o efeito do card</translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message>
        <source>missing</source>
        <translation>faltando</translation>
    </message>
    <message numerus="yes">
        <source>%n more in decks</source>
        <translation>
            <numerusform>%n a mais em decks</numerusform>
            <numerusform>%n a mais em decks</numerusform>
        </translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Sem Símbolo</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4. In decks: %5.</source>
        <translation>%1, %2, %3. Na coleção: %4. Em decks: %5.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
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
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Power or cost</source>
        <translation>Valores ou custo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Expansão</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Na coleção</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message>
        <source>No card</source>
        <translation>Nenhum card</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Card com a face para baixo</translation>
    </message>
    <message>
        <source>The card under the pointer is shown here.</source>
        <translation>Aqui aparece o card sob o ponteiro.</translation>
    </message>
</context>
<context>
    <name>playsheet::CardTray</name>
    <message>
        <source>card %1, face down</source>
        <translation>card %1, com a face para baixo</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>pode ser escolhido</translation>
    </message>
</context>
<context>
    <name>playsheet::ChainPanel</name>
    <message numerus="yes">
        <source>Chain, %n link(s)</source>
        <translation>
            <numerusform>Série, %n elo</numerusform>
            <numerusform>Série, %n elos</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Série</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n elo</numerusform>
            <numerusform>%n elos</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain. What can be answered waits here until both players pass.</source>
        <translation>Nenhuma Série. O que ainda pode ser respondido espera aqui até os dois jogadores passarem.</translation>
    </message>
    <message>
        <source>The chain is being settled.</source>
        <translation>A Série está sendo resolvida.</translation>
    </message>
    <message>
        <source>Next link: %1</source>
        <translation>Próximo elo: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::CollectionPage</name>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Rows with figures in place of the faces (%1)</source>
        <translation>Linhas com os valores no lugar dos cards desenhados (%1)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>best first</source>
        <translation>os melhores primeiro</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>por número</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nome</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>por tipo</translation>
    </message>
    <message>
        <source>by symbol</source>
        <translation>por Símbolo</translation>
    </message>
    <message>
        <source>by entrance cost</source>
        <translation>por Custo de Entrada</translation>
    </message>
    <message>
        <source>by power or cost</source>
        <translation>por valores ou custo</translation>
    </message>
    <message>
        <source>by number owned</source>
        <translation>por cópias na coleção</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>sem grupos</translation>
    </message>
    <message>
        <source>groups by type</source>
        <translation>grupos por tipo</translation>
    </message>
    <message>
        <source>groups by symbol</source>
        <translation>grupos por Símbolo</translation>
    </message>
    <message>
        <source>groups by set</source>
        <translation>grupos por expansão</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n na coleção</numerusform>
            <numerusform>%n na coleção</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the backup in its place</source>
        <translation>Pôr a cópia de segurança no lugar dele</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Procurando…</translation>
    </message>
</context>
<context>
    <name>playsheet::CompareDialog</name>
    <message>
        <source>Versions and comparison</source>
        <translation>Versões e comparação</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>como está agora</translation>
    </message>
    <message>
        <source>Version %1 · %2 · %3</source>
        <translation>Versão %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pilha</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Go back to the version on the left</source>
        <translation>Voltar à versão da esquerda</translation>
    </message>
</context>
<context>
    <name>playsheet::ContinueBar</name>
    <message>
        <source>Put aside</source>
        <translation>Deixar de lado</translation>
    </message>
    <message>
        <source>The match of %1 is open in another window.</source>
        <translation>A partida de %1 está aberta em outra janela.</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckBuilder</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Colar uma lista</translation>
    </message>
    <message>
        <source>Test hand</source>
        <translation>Mão de teste</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jogar com ele</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Find cards: names, codes, traits</source>
        <translation>Buscar cards: nomes, códigos, características</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <source>Find in the deck</source>
        <translation>Buscar no deck</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Por tipo</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Por custo</translation>
    </message>
    <message>
        <source>By symbol</source>
        <translation>Por símbolo</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Cost first</source>
        <translation>Custo primeiro</translation>
    </message>
    <message>
        <source>Name first</source>
        <translation>Nome primeiro</translation>
    </message>
    <message>
        <source>Copies first</source>
        <translation>Cópias primeiro</translation>
    </message>
    <message>
        <source>As added</source>
        <translation>Como entraram</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>No deck of your own yet</source>
        <translation>Ainda nenhum deck próprio</translation>
    </message>
    <message>
        <source>Copy of &quot;%1&quot;</source>
        <translation>Cópia de “%1”</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Lista simples</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Código para compartilhar</translation>
    </message>
    <message>
        <source>Deck file of this program</source>
        <translation>Arquivo de deck deste programa</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
    </message>
    <message>
        <source>List of the community&apos;s deck builder</source>
        <translation>Lista do montador de decks da comunidade</translation>
    </message>
    <message>
        <source>Tabletop Simulator object</source>
        <translation>Objeto do Tabletop Simulator</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Novo deck</translation>
    </message>
    <message>
        <source>A copy of &quot;%1&quot; is yours now.</source>
        <translation>Uma cópia de “%1” está agora entre os decks próprios.</translation>
    </message>
    <message>
        <source>The deck is on the clipboard.</source>
        <translation>O deck está na área de transferência.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Área de transferência</translation>
    </message>
    <message>
        <source>Nothing was taken over.</source>
        <translation>Nada foi importado.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken over into a new deck</source>
        <translation>
            <numerusform>%n card importado em um novo deck</numerusform>
            <numerusform>%n cards importados em um novo deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>Abrir uma lista de deck</translation>
    </message>
    <message>
        <source>Deck lists (*.toml *.json *.txt *.csv);;All files (*)</source>
        <translation>Listas de decks (*.toml *.json *.txt *.csv);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Salvar o deck</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>Open a deck list…</source>
        <translation>Abrir uma lista de deck…</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Copiar como</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Name, note, tags…</source>
        <translation>Nome, nota, etiquetas…</translation>
    </message>
    <message>
        <source>Keep this version…</source>
        <translation>Guardar esta versão…</translation>
    </message>
    <message>
        <source>Versions and comparison…</source>
        <translation>Versões e comparação…</translation>
    </message>
    <message>
        <source>Print the deck list…</source>
        <translation>Imprimir a lista do deck…</translation>
    </message>
    <message>
        <source>Print the faces…</source>
        <translation>Imprimir os cards…</translation>
    </message>
    <message>
        <source>Remove the deck…</source>
        <translation>Remover o deck…</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Guardar esta versão</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>This version is kept.</source>
        <translation>Esta versão está guardada.</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Remover o deck?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; goes with its versions and all its edits.</source>
        <translation>“%1” some com suas versões e todas as edições.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Take the backup in its place</source>
        <translation>Pôr a cópia de segurança no lugar</translation>
    </message>
    <message>
        <source>The backup is in its place.</source>
        <translation>A cópia de segurança está no lugar.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message>
        <source>✓ Legal: %1</source>
        <translation>✓ Legal: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) of the rules: %1</source>
        <translation>
            <numerusform>%n violação das regras: %1</numerusform>
            <numerusform>%n violações das regras: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Procurar cards</translation>
    </message>
    <message>
        <source>Choose the cards that go…</source>
        <translation>Escolher os cards que saem…</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckPlots</name>
    <message>
        <source>What the deck is made of</source>
        <translation>De que o deck é feito</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Hand costs</source>
        <translation>Custos de Mão</translation>
    </message>
    <message>
        <source>Chakra that Jutsu cost</source>
        <translation>Custo dos Jutsus em Chakra</translation>
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
        <translation>%1: nada</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>When they can enter</source>
        <translation>Quando podem entrar</translation>
    </message>
    <message>
        <source>by entrance cost</source>
        <translation>por Custo de Entrada</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>asked for and given</source>
        <translation>pedidos e dados</translation>
    </message>
    <message>
        <source>any</source>
        <translation>um</translation>
    </message>
    <message>
        <source>Combat and support</source>
        <translation>Combate e Suporte</translation>
    </message>
    <message>
        <source>of healthy Ninja</source>
        <translation>dos Ninjas Saudáveis</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckTree</name>
    <message>
        <source>The deck</source>
        <translation>O deck</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>C/S</source>
        <comment>combat and support, as a heading</comment>
        <translation>C/S</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Cards desconhecidos</translation>
    </message>
    <message>
        <source>Jutsu cost %1</source>
        <translation>Custo do Jutsu %1</translation>
    </message>
    <message>
        <source>Entrance cost %1</source>
        <translation>Custo de Entrada %1</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Mais um</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Menos um</translation>
    </message>
    <message>
        <source>Take all out</source>
        <translation>Tirar todos</translation>
    </message>
    <message>
        <source>One into the deck</source>
        <translation>Um para o deck</translation>
    </message>
    <message>
        <source>One into the sideboard</source>
        <translation>Um para o sideboard</translation>
    </message>
    <message>
        <source>One into the reinforcement deck</source>
        <translation>Um para o deck de reforços</translation>
    </message>
    <message>
        <source>Drop cards here, or press + in the list. The box at the upper left has ready decks to copy.</source>
        <translation>Arraste cards para cá, ou pressione + na lista. A caixa no alto à esquerda tem decks prontos para copiar.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksPanel</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Chakra area</source>
        <translation>Área de Chakra</translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation>Prêmios de Batalha</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pilha de Descartes</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Removidos do jogo</translation>
    </message>
    <message>
        <source>Reinforcement deck</source>
        <translation>Deck de Reforços</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
</context>
<context>
    <name>playsheet::DescribeDialog</name>
    <message>
        <source>Name, note, tags</source>
        <translation>Nome, nota, etiquetas</translation>
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
        <translation>Etiquetas, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>A tag has at most %n letter(s).</source>
        <translation>
            <numerusform>Uma etiqueta tem no máximo %n caractere.</numerusform>
            <numerusform>Uma etiqueta tem no máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck has at most %n tag(s).</source>
        <translation>
            <numerusform>Um deck tem no máximo %n etiqueta.</numerusform>
            <numerusform>Um deck tem no máximo %n etiquetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::EndSheet</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Salvar registro…</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Próxima partida</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>Trocar os decks</translation>
    </message>
</context>
<context>
    <name>playsheet::FacetButton</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::GuideDialog</name>
    <message>
        <source>How to play the ready decks</source>
        <translation>Como jogar com os decks prontos</translation>
    </message>
    <message>
        <source>Ready decks</source>
        <translation>Decks prontos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Take a copy of this deck</source>
        <translation>Pegar uma cópia deste deck</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>O plano</translation>
    </message>
    <message>
        <source>What belongs together</source>
        <translation>O que combina</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>A mão inicial</translation>
    </message>
    <message>
        <source>What it fears</source>
        <translation>O que ele teme</translation>
    </message>
    <message>
        <source>Key cards:</source>
        <translation>Cards-chave:</translation>
    </message>
</context>
<context>
    <name>playsheet::HandTestDialog</name>
    <message>
        <source>Test hand</source>
        <translation>Mão de teste</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Nova mão</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Comprar um card</translation>
    </message>
    <message>
        <source>Chance of having seen a copy by turn (first turn = 1)</source>
        <translation>Chance de já ter visto uma cópia, por turno (primeiro turno = 1)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Começa</translation>
    </message>
    <message>
        <source>Goes second</source>
        <translation>É o segundo</translation>
    </message>
    <message>
        <source>Going second, with mulligans to find it</source>
        <translation>Em segundo, com mulligans para achar o card</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mão: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand; seed %1</source>
        <translation>
            <numerusform>%n card na mão; semente %1</numerusform>
            <numerusform>%n cards na mão; semente %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn earlier</source>
        <translation>Um turno antes</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Um turno depois</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>playsheet::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>Outra tecla…</translation>
    </message>
    <message>
        <source>Its usual key is that of another line now.</source>
        <translation>A tecla padrão dela agora é de outra linha.</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Todas no padrão</translation>
    </message>
    <message>
        <source>Press the new key for: %1. Esc: it stays as it is.</source>
        <translation>Pressione a nova tecla para: %1. Esc: fica como está.</translation>
    </message>
    <message>
        <source>Enter or a double click: another key for this line.</source>
        <translation>Enter ou clique duplo: outra tecla para esta linha.</translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Aqui cabe só %n caractere: o resto fica de fora.</numerusform>
            <numerusform>Aqui cabem só %n caracteres: o resto fica de fora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LogView</name>
    <message>
        <source>The first decision will stand here.</source>
        <translation>A primeira decisão aparecerá aqui.</translation>
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
        <translation>Sinal do lugar</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchForm</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <translation>Duas pessoas em uma tela. Cada lugar tem seu nome, seu deck e seu idioma.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Laca</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatame</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abertas</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Segurar para ver</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open: both hands lie face up, for learning.</source>
        <translation>Abertas: as duas mãos ficam com a face para cima, para aprender.</translation>
    </message>
    <message>
        <source>Hold to see: hands lie face down; whoever decides holds the own key, or the mouse on the hand, to see it.</source>
        <translation>Segurar para ver: as mãos ficam com a face para baixo; quem decide segura sua tecla, ou o mouse sobre a mão, para vê-la.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A deck breaks the rules of deck construction: see the lines in red.</source>
        <translation>Um deck não respeita a Construção do Deck: veja as linhas em vermelho.</translation>
    </message>
    <message>
        <source>The two players need different names.</source>
        <translation>Os dois jogadores precisam de nomes diferentes.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Melhor de três</translation>
    </message>
    <message>
        <source>The cards cannot be read: see Card problems.</source>
        <translation>Não é possível ler os cards: veja Problemas dos cards.</translation>
    </message>
    <message>
        <source>Put the deck right…</source>
        <translation>Corrigir o deck…</translation>
    </message>
    <message>
        <source>Curtain: the table stays covered until whoever decides opens it; a pass needs no opening.</source>
        <translation>Cortina: a mesa fica coberta até que quem decide a abra; para passar não é preciso abrir.</translation>
    </message>
</context>
<context>
    <name>playsheet::Shell</name>
    <message>
        <source>Reading the match…</source>
        <translation>Lendo a partida…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;About Playsheet</source>
        <translation>&amp;Sobre o Playsheet</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Save a copy of the record…</source>
        <translation>&amp;Salvar uma cópia do registro…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>S&amp;air</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Laca</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatame</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>M&amp;ovimento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation>Coluna &amp;direita</translation>
    </message>
    <message>
        <source>Lar&amp;ger words</source>
        <translation>Palavras &amp;maiores</translation>
    </message>
    <message>
        <source>S&amp;maller words</source>
        <translation>Palavras m&amp;enores</translation>
    </message>
    <message>
        <source>Words of &amp;usual size</source>
        <translation>Palavras do tamanho &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>%1 concedes…</source>
        <translation>%1 desiste…</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Deixar esta partida?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation>Desistir?</translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation>%1 abandona a partida.</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salvar uma cópia do registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registros de partida (*.match);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>About Playsheet</source>
        <translation>Sobre o Playsheet</translation>
    </message>
    <message>
        <source>A card table for two people at one screen. It plays the Naruto collectible card game by its full rules.

An unofficial project of fans. The names of the games and of their cards belong to their owners; no printed art, logo or card text of the publishers is part of it.

Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0).</source>
        <translation>Uma mesa de cards para duas pessoas em uma tela. Joga o jogo de cards colecionáveis de Naruto com todas as suas regras.

Um projeto não oficial de fãs. Os nomes dos jogos e de seus cards pertencem a seus donos; não contém ilustrações, logotipos nem textos de cards das editoras.

Software livre sob a GNU General Public License, versão 3 ou posterior. Fontes: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0).</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;House rulings of this match…</source>
        <translation>Regras da &amp;casa desta partida…</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>&amp;Próxima partida</translation>
    </message>
    <message>
        <source>Card &amp;problems…</source>
        <translation>&amp;Problemas dos cards…</translation>
    </message>
    <message>
        <source>&amp;Names of cards</source>
        <translation>&amp;Nomes dos cards</translation>
    </message>
    <message>
        <source>As the texts</source>
        <translation>Como os textos</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Italian, where it is known</source>
        <translation>Italiano, quando conhecido</translation>
    </message>
    <message>
        <source>Explain &amp;keywords</source>
        <translation>Explicar palavras-&amp;chave</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <translation>Trecho segui&amp;nte do card</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <translation>Trecho a&amp;nterior do card</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Re&amp;fazer</translation>
    </message>
    <message>
        <source>After a &amp;showdown</source>
        <translation>Depois de um S&amp;howdown</translation>
    </message>
    <message>
        <source>Wait until it is read</source>
        <translation>Esperar até que seja lido</translation>
    </message>
    <message>
        <source>Wait for 3 seconds</source>
        <translation>Esperar 3 segundos</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>Seguir de imediato</translation>
    </message>
    <message>
        <source>&amp;Judge&apos;s desk…</source>
        <translation>Mesa do &amp;juiz…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Regis&amp;tro</translation>
    </message>
    <message>
        <source>&amp;Chain</source>
        <translation>&amp;Série</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Decks</translation>
    </message>
    <message>
        <source>&amp;Learn by playing…</source>
        <translation>&amp;Aprender jogando…</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>S&amp;om</translation>
    </message>
    <message>
        <source>Card &amp;pictures</source>
        <translation>&amp;Imagens dos cards</translation>
    </message>
    <message>
        <source>&amp;Drawn by Playsheet</source>
        <translation>&amp;Desenhadas pelo Playsheet</translation>
    </message>
    <message>
        <source>&amp;Own pictures from a folder…</source>
        <translation>Imagens &amp;próprias de uma pasta…</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <translation>Pasta com imagens de cards</translation>
    </message>
    <message>
        <source>Log in a &amp;wide window</source>
        <translation>Registro em janela &amp;larga</translation>
    </message>
    <message>
        <source>T&amp;urn to whoever decides</source>
        <translation>Gi&amp;ra para quem decide</translation>
    </message>
    <message>
        <source>Cards at the top turned &amp;round</source>
        <translation>Cards do alto de &amp;ponta-cabeça</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Como o programa</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Idioma do registro</translation>
    </message>
    <message>
        <source>Language of %1</source>
        <translation>Idioma de %1</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Coleção</translation>
    </message>
    <message>
        <source>De&amp;cks…</source>
        <translation>Dec&amp;ks…</translation>
    </message>
    <message>
        <source>&amp;Matches and statistics…</source>
        <translation>Par&amp;tidas e estatísticas…</translation>
    </message>
    <message>
        <source>The match is not over. It is kept, and can be gone on with.</source>
        <translation>A partida não terminou. Ela fica guardada e pode ser continuada.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Abrir um re&amp;gistro…</translation>
    </message>
    <message>
        <source>Report a r&amp;uling…</source>
        <translation>Relatar uma d&amp;ecisão…</translation>
    </message>
    <message>
        <source>The report is in %1: no file is ever replaced by one, and its name ends in .match.</source>
        <translation>O relato está em %1: ele nunca substitui um arquivo, e o nome termina em .match.</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchesPage</name>
    <message>
        <source>Reading the matches…</source>
        <translation>Lendo as partidas…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>A title for this match</source>
        <translation>Um título para esta partida</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No match has been recorded yet.</source>
        <translation>Nenhuma partida foi registrada ainda.</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salvar uma cópia do registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registros de partidas (*.match);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1: deleted. Undo brings it back; the file is in the folder &quot;trash&quot;.</source>
        <translation>%1: apagada. Desfazer a traz de volta; o arquivo está na pasta &quot;trash&quot;.</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>Está de volta.</translation>
    </message>
</context>
<context>
    <name>playsheet::PhaseStrip</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missão</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organização</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>who starts</source>
        <translation>quem começa</translation>
    </message>
    <message>
        <source>opening hands</source>
        <translation>mãos iniciais</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloqueio</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Troca de Jutsu</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>hand adjustment</source>
        <translation>Ajuste de Mão</translation>
    </message>
</context>
<context>
    <name>playsheet::PoolModel</name>
    <message>
        <source>%1 · %2: not automated yet, so it cannot be in a match deck</source>
        <translation>%1 · %2: ainda não automatizado, por isso não pode estar em um deck de partida</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>C/S</source>
        <comment>combat and support, as a heading</comment>
        <translation>C/S</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Nº</translation>
    </message>
</context>
<context>
    <name>playsheet::PoolView</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Cards para escolher</translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemNotice</name>
    <message>
        <source>Card problems…</source>
        <translation>Problemas dos cards…</translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemsDialog</name>
    <message numerus="yes">
        <source>Something is wrong with the card sources: %n error(s). The cards concerned are left out.</source>
        <translation>
            <numerusform>Há algo errado nas fontes dos cards: %n erro. Os cards afetados ficam de fora.</numerusform>
            <numerusform>Há algo errado nas fontes dos cards: %n erros. Os cards afetados ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hint(s) about the card sources.</source>
        <translation>
            <numerusform>Há %n aviso sobre as fontes dos cards.</numerusform>
            <numerusform>Há %n avisos sobre as fontes dos cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card problems</source>
        <translation>Problemas dos cards</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>O que está errado</translation>
    </message>
    <message>
        <source>What would be right</source>
        <translation>O que estaria certo</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Own cards lie in %1.</source>
        <translation>Os cards próprios ficam em %1.</translation>
    </message>
    <message>
        <source>There is no problem: every card source could be read.</source>
        <translation>Nenhum problema: todas as fontes de cards foram lidas.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>playsheet::QueryBar</name>
    <message>
        <source>Search: words of any language, t:ninja s:fire power&gt;=4 …</source>
        <translation>Procurar: palavras de qualquer língua, t:ninja s:fogo power&gt;=4 …</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Procurar cards</translation>
    </message>
    <message>
        <source>What can be asked</source>
        <translation>O que se pode perguntar</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Tirar: %1</translation>
    </message>
    <message>
        <source>Puts the proposed word in its place</source>
        <translation>Põe a palavra proposta no lugar dela</translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message>
        <source>No card is called so</source>
        <translation>Nenhum card se chama assim</translation>
    </message>
    <message>
        <source>Several cards are called so</source>
        <translation>Vários cards se chamam assim</translation>
    </message>
    <message>
        <source>Code and name mean different cards</source>
        <translation>Código e nome indicam cards diferentes</translation>
    </message>
    <message>
        <source>No number of copies from 1 to 99</source>
        <translation>Nenhum número de cópias de 1 a 99</translation>
    </message>
    <message>
        <source>Listed among cards that are not in the deck</source>
        <translation>Está entre os cards que ficam fora do baralho</translation>
    </message>
    <message>
        <source>More is written there than a card and its number</source>
        <translation>A linha diz mais do que um card e sua quantidade</translation>
    </message>
    <message>
        <source>This heading names no part of the deck</source>
        <translation>Este título não indica uma parte do deck</translation>
    </message>
    <message>
        <source>No card stands there</source>
        <translation>Não há um card ali</translation>
    </message>
    <message>
        <source>Lines that are not clear</source>
        <translation>Linhas que não estão claras</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list are not clear. Which card is meant?</source>
        <translation>
            <numerusform>%n linha da lista não está clara. Qual card é?</numerusform>
            <numerusform>%n linhas da lista não estão claras. Quais cards são?</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>O que está escrito</translation>
    </message>
    <message>
        <source>Why it is asked</source>
        <translation>Por que se pergunta</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>O que se quer dizer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Take the list over</source>
        <translation>Importar a lista</translation>
    </message>
    <message>
        <source>Line %1: what is meant</source>
        <translation>Linha %1: o que se quer dizer</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolha…</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Deixar de fora</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the sideboard</source>
        <translation>
            <numerusform>%n card para o sideboard</numerusform>
            <numerusform>%n cards para o sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the reinforcement deck</source>
        <translation>
            <numerusform>%n card para o deck de reforços</numerusform>
            <numerusform>%n cards para o deck de reforços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the deck</source>
        <translation>
            <numerusform>%n card para o deck</numerusform>
            <numerusform>%n cards para o deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave these cards out</source>
        <translation>Deixar estes cards de fora</translation>
    </message>
</context>
<context>
    <name>playsheet::RemovalDialog</name>
    <message>
        <source>Which cards go?</source>
        <translation>Quais cards saem?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Take %1 of %2 out</source>
        <translation>Tirar %1 de %2</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Um turno para trás</translation>
    </message>
    <message>
        <source>One phase back</source>
        <translation>Uma fase para trás</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Uma decisão para trás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avançar sozinho</translation>
    </message>
    <message>
        <source>One decision on</source>
        <translation>Uma decisão adiante</translation>
    </message>
    <message>
        <source>One phase on</source>
        <translation>Uma fase adiante</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Um turno adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Pace of the play</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>devagar</translation>
    </message>
    <message>
        <source>usual pace</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayPage</name>
    <message>
        <source>Reading the record…</source>
        <translation>Lendo o registro…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever a partida</translation>
    </message>
    <message>
        <source>No record is open. Every match leaves one in the data folder.</source>
        <translation>Nenhum registro está aberto. Cada partida deixa um na pasta de dados.</translation>
    </message>
    <message>
        <source>Whose hand is shown</source>
        <translation>De quem é a mão mostrada</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Report a ruling…</source>
        <translation>Relatar uma decisão…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 cannot be watched.</source>
        <translation>%1 não pode ser revisto.</translation>
    </message>
    <message>
        <source>Hands covered</source>
        <translation>Mãos cobertas</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Visto por %1</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos abertas</translation>
    </message>
    <message>
        <source>Replay: %1 and %2</source>
        <translation>Partida: %1 e %2</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registro</translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation>Registros de partida (*.match);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The rules of today give another game here: choose a place before that.</source>
        <translation>Aqui as regras de hoje dão outro jogo: escolha um ponto anterior.</translation>
    </message>
    <message>
        <source>A match of its own goes on from here; this record stays as it is.</source>
        <translation>Daqui segue uma nova partida; este registro fica como está.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>O jogo acabou: %1 venceu.</translation>
    </message>
    <message>
        <source>%1 is asked next.</source>
        <translation>Depois decide %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The record ends in the middle of a decision, as after a power cut. Everything before it is here.</source>
        <translation>O registro termina no meio de uma decisão, como após uma queda de energia. Tudo o que vem antes está aqui.</translation>
    </message>
    <message>
        <source>Next: %1 of %2</source>
        <translation>Próximo: %1 de %2</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir até lá</translation>
    </message>
    <message>
        <source>Report of a ruling: %1</source>
        <translation>Relato de uma decisão: %1</translation>
    </message>
    <message>
        <source>without a note</source>
        <translation>sem nota</translation>
    </message>
    <message>
        <source>%1: may your hand be shown? This match is not over.</source>
        <translation>%1: sua mão pode ser mostrada? Esta partida não terminou.</translation>
    </message>
    <message>
        <source>%1: may this match be tried out from here? It is not over, and its cards would come in the same order.</source>
        <translation>%1: esta partida pode ser testada a partir daqui? Ela não terminou, e os cards viriam na mesma ordem.</translation>
    </message>
    <message>
        <source>This match is on the table: it goes on there. From here its next cards could be tried out.</source>
        <translation>Esta partida está na mesa: ela continua lá. A partir daqui daria para testar os próximos cards.</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplaySlider</name>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingDialog</name>
    <message>
        <source>Report a ruling</source>
        <translation>Relatar uma decisão</translation>
    </message>
    <message>
        <source>Which ruling is doubted, and what was expected instead?</source>
        <translation>Qual decisão é duvidosa, e o que se esperava?</translation>
    </message>
    <message>
        <source>Both hands and the whole game up to now will be in the file. Nothing of that is shown on the screen now; whoever opens the file can see it.</source>
        <translation>No arquivo estarão as duas mãos e todo o jogo até aqui. Nada disso aparece agora na tela; quem abrir o arquivo pode ver.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Escolher o arquivo</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relato</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Match records (*.match)</source>
        <translation>Registros de partida (*.match)</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingRow</name>
    <message>
        <source>%1 (edition)</source>
        <translation>%1 (edição)</translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message>
        <source>House rulings</source>
        <translation>Regras da casa</translation>
    </message>
    <message numerus="yes">
        <source>House rulings: %n changed</source>
        <translation>
            <numerusform>Regras da casa: %n mudada</numerusform>
            <numerusform>Regras da casa: %n mudadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. So it is played in this match.</source>
        <translation>%1. É assim que se joga nesta partida.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the house rulings</source>
        <translation>Buscar nas regras da casa</translation>
    </message>
    <message>
        <source>No ruling has these words.</source>
        <translation>Nenhuma regra tem essas palavras.</translation>
    </message>
    <message>
        <source>As ruled in 2011</source>
        <translation>Como decidido em 2011</translation>
    </message>
    <message>
        <source>Sets the rulings that belong together; the others stay as they are.</source>
        <translation>Define juntas as regras ligadas entre si; as outras ficam como estão.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>as the edition has it</source>
        <translation>como manda a edição</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n mudada</numerusform>
            <numerusform>%n mudadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Where its rulebook says nothing, the two of you may settle it otherwise. A tick marks the answer of the edition.</source>
        <translation>%1. Onde o livro de regras nada diz, vocês dois podem combinar de outra forma. O sinal marca a resposta da edição.</translation>
    </message>
</context>
<context>
    <name>playsheet::SearchHelp</name>
    <message>
        <source>What can be asked</source>
        <translation>O que se pode perguntar</translation>
    </message>
</context>
<context>
    <name>playsheet::SeatForm</name>
    <message>
        <source>South</source>
        <translation>Sul</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Sinal</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <translation>Abrir um arquivo de deck…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Abrir um arquivo de deck</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Decks (*.toml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <translation>Como jogar com este deck</translation>
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
        <translation>Missão</translation>
    </message>
    <message>
        <source>This turn: %1</source>
        <translation>Este turno: %1</translation>
    </message>
    <message>
        <source>Just played</source>
        <translation>Acabou de ser jogado</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The game is being set up</source>
        <translation>A partida está sendo preparada</translation>
    </message>
    <message>
        <source>Each player gets a first hand.</source>
        <translation>Cada jogador recebe a mão inicial.</translation>
    </message>
    <message>
        <source>No team attacks yet</source>
        <translation>Nenhum Time ataca ainda</translation>
    </message>
    <message>
        <source>Each attacking team gets a lane here.</source>
        <translation>Aqui cada Time Atacante tem sua faixa.</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Nenhum combate</translation>
    </message>
    <message>
        <source>No team is in action.</source>
        <translation>Nenhum Time está no Campo de Batalha.</translation>
    </message>
    <message>
        <source>No battle any more</source>
        <translation>Combate encerrado</translation>
    </message>
    <message>
        <source>The battle phase of this turn is over.</source>
        <translation>A Fase de Combate deste turno acabou.</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Ainda nenhum combate</translation>
    </message>
    <message>
        <source>Teams are sent in the battle phase.</source>
        <translation>Os Times são enviados na Fase de Combate.</translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation>Cards olhados</translation>
    </message>
    <message>
        <source>No card here</source>
        <translation>Nenhum card aqui</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>um card</translation>
    </message>
    <message>
        <source>Platoon</source>
        <translation>Pelotão</translation>
    </message>
    <message>
        <source>%1, support</source>
        <translation>%1, suporte</translation>
    </message>
    <message>
        <source>%1, head</source>
        <translation>%1, Líder</translation>
    </message>
    <message>
        <source>coins on %1</source>
        <translation>moedas em %1</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>definido por %1</translation>
    </message>
    <message>
        <source>%1, own effect</source>
        <translation>%1, efeito próprio</translation>
    </message>
    <message>
        <source>team power</source>
        <translation>Poder do Time</translation>
    </message>
    <message>
        <source>The attacking team is gone</source>
        <translation>O Time Atacante não existe mais</translation>
    </message>
    <message>
        <source>The blocking team is gone</source>
        <translation>O Time Defensor não existe mais</translation>
    </message>
    <message>
        <source>No block</source>
        <translation>Sem bloqueio</translation>
    </message>
    <message>
        <source>No block yet</source>
        <translation>Ainda sem bloqueio</translation>
    </message>
    <message>
        <source>the village is open</source>
        <translation>a Vila está aberta</translation>
    </message>
    <message>
        <source>1 damage</source>
        <translation>1 ponto de dano</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>2 pontos de dano</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 Prêmio</translation>
    </message>
    <message>
        <source>2 rewards</source>
        <translation>2 Prêmios</translation>
    </message>
    <message>
        <source>draw: 1 damage each</source>
        <translation>Empate: 1 ponto de dano cada</translation>
    </message>
    <message>
        <source>%1, backs 1</source>
        <translation>%1, Back Ninjas 1</translation>
    </message>
    <message>
        <source>no head to damage</source>
        <translation>nenhum Líder para receber dano</translation>
    </message>
    <message>
        <source>%1 takes 1 damage</source>
        <translation>%1 recebe 1 ponto de dano</translation>
    </message>
    <message>
        <source>%1 takes 2 damage</source>
        <translation>%1 recebe 2 pontos de dano</translation>
    </message>
    <message>
        <source>as it stands: %1</source>
        <translation>por enquanto: %1</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataca</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>defende</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Nenhum card na mão</translation>
    </message>
    <message>
        <source>Play sheet</source>
        <translation>Play Sheet</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation>No topo: %1</translation>
    </message>
    <message>
        <source>Village of %1</source>
        <translation>Vila de %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de Batalha</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Chakra area of %1</source>
        <translation>Área de Chakra de %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mão de %1</translation>
    </message>
    <message>
        <source>Graveyard of %1</source>
        <translation>Pilha de Descartes de %1</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck de %1</translation>
    </message>
    <message>
        <source>Battle rewards of %1</source>
        <translation>Prêmios de Batalha de %1</translation>
    </message>
    <message>
        <source>Removed cards of %1</source>
        <translation>Cards removidos de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>card com a face para baixo</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferido</translation>
    </message>
    <message>
        <source>head ninja</source>
        <translation>Líder (Head Ninja)</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>Time %1</translation>
    </message>
    <message>
        <source>attached to %1</source>
        <translation>anexado a %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>picked to pay</source>
        <translation>escolhido para pagar</translation>
    </message>
    <message>
        <source>can be a target</source>
        <translation>pode ser Alvo</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>pode ser usado</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>não permitido agora</translation>
    </message>
    <message>
        <source>%1, mental power</source>
        <translation>%1, Mental Power</translation>
    </message>
    <message>
        <source>team mental power</source>
        <translation>Poder Mental do Time</translation>
    </message>
    <message>
        <source>Reinforcement deck of %1</source>
        <translation>Deck de Reforços de %1</translation>
    </message>
    <message>
        <source>Left out of the teams</source>
        <translation>Fora dos Times</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>pertence a %1</translation>
    </message>
    <message>
        <source>left out of the teams</source>
        <translation>fora dos Times</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Battle %1: the team of %2 has %3, no team blocks</source>
        <translation>Combate %1: o Time de %2 tem %3, nenhum Time bloqueia</translation>
    </message>
    <message>
        <source>Battle %1: the team of %2 has %3, the team of %4 has %5</source>
        <translation>Combate %1: o Time de %2 tem %3, o Time de %4 tem %5</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Combate %1, Suporte %2</translation>
    </message>
    <message>
        <source>Turn marker of %1</source>
        <translation>Marcador de Turnos de %1</translation>
    </message>
    <message>
        <source>both teams together</source>
        <translation>os dois Times juntos</translation>
    </message>
    <message>
        <source>%1 and %2 take 1 damage</source>
        <translation>%1 e %2 recebem 1 ponto de dano</translation>
    </message>
    <message>
        <source>%1 and %2 take 2 damage</source>
        <translation>%1 e %2 recebem 2 pontos de dano</translation>
    </message>
    <message>
        <source>can only be charged</source>
        <translation>só pode ser carregado como Chakra</translation>
    </message>
    <message>
        <source>team %1, %2, head %3</source>
        <translation>Time %1, %2, Líder %3</translation>
    </message>
    <message>
        <source>can pay</source>
        <translation>pode pagar</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>indicado</translation>
    </message>
    <message>
        <source>target of what is being carried out</source>
        <translation>alvo do que está sendo realizado</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 de dano</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nenhuma recompensa</translation>
    </message>
    <message>
        <source>%1 rewards</source>
        <translation>%1 recompensas</translation>
    </message>
    <message>
        <source>a text decides</source>
        <translation>um texto decide</translation>
    </message>
    <message>
        <source>a text decides about the damage</source>
        <translation>um texto decide sobre o dano</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nenhum dano</translation>
    </message>
    <message>
        <source>damage: %1</source>
        <translation>dano: %1</translation>
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
        <translation>Série</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>playsheet::StartPage</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jogando</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>playsheet::StatisticsView</name>
    <message>
        <source>Reading the matches…</source>
        <translation>Lendo as partidas…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>Estatísticas de</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Todas as edições</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Nenhuma partida terminou ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). With the first turn: %1 won.</source>
        <translation>
            <numerusform>%n partida. Com o primeiro turno: %1 vencidas.</numerusform>
            <numerusform>%n partidas. Com o primeiro turno: %1 vencidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
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
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdedor</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
    <message>
        <source>Table for programs (*.csv)</source>
        <translation>Tabela para outros programas (*.csv)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabela para uma planilha (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many, as a heading</comment>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message>
        <source>The settings cannot be read; they start anew.</source>
        <translation>As configurações não podem ser lidas; elas recomeçam do zero.</translation>
    </message>
    <message>
        <source>A ready deck cannot be read.</source>
        <translation>Um deck pronto não pode ser lido.</translation>
    </message>
    <message>
        <source>There is no deck to play with: the folder of ready decks is missing or empty.</source>
        <translation>Não há deck para jogar: a pasta de decks prontos falta ou está vazia.</translation>
    </message>
    <message>
        <source>The cards cannot be read.</source>
        <translation>Os cards não podem ser lidos.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sul</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>A decision was refused: the match stands still.</source>
        <translation>Uma decisão foi recusada: a partida está parada.</translation>
    </message>
    <message>
        <source>The picture cannot be saved: %1</source>
        <translation>A imagem não pode ser salva: %1</translation>
    </message>
    <message>
        <source>%1: there is no edition &quot;%2&quot;; matches are set to &quot;%3&quot;. There are: %4.</source>
        <translation>%1: a edição &quot;%2&quot; não existe; para as partidas vale &quot;%3&quot;. Existem: %4.</translation>
    </message>
    <message>
        <source>There is no edition &quot;%1&quot;. There are: %2.</source>
        <translation>A edição &quot;%1&quot; não existe. Existem: %2.</translation>
    </message>
    <message>
        <source>%1: keys that cannot be, so that the usual ones hold: %2.</source>
        <translation>%1: teclas inválidas, no lugar delas valem as padrão: %2.</translation>
    </message>
</context>
</TS>
