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
        <source>Player’s signature</source>
        <translation>Assinatura do jogador</translation>
    </message>
    <message>
        <source>Checked by a judge</source>
        <translation>Conferido por um juiz</translation>
    </message>
    <message>
        <source>Printing failed: nothing reached the printer or the file.</source>
        <translation>Falha na impressão: nada chegou à impressora nem ao arquivo.</translation>
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
    <message>
        <source>Platoons</source>
        <translation>Pelotões</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <translation>Sai: %1.</translation>
    </message>
    <message>
        <source>In: %1.</source>
        <translation>Entra: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Fica: %1.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Playsheet cannot find a display. Start it in a desktop session, or use playsheet-cli, which needs no window.</source>
        <translation>O Playsheet não encontrou uma tela. Inicie-o em uma sessão gráfica ou use o playsheet-cli, que não precisa de janela.</translation>
    </message>
    <message>
        <source>The connection to the display was lost. Every decision is saved; start Playsheet again to resume.</source>
        <translation>A conexão com a tela caiu. Todas as decisões estão salvas; abra o Playsheet de novo para continuar.</translation>
    </message>
</context>
<context>
    <name>JournalRecorder</name>
    <message>
        <source>The record of this match cannot be written.</source>
        <translation>Não foi possível gravar o registro desta partida.</translation>
    </message>
    <message>
        <source>There is no record of this match.</source>
        <translation>Não há registro desta partida.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>South only</source>
        <translation>Só Sul</translation>
    </message>
    <message>
        <source>North only</source>
        <translation>Só Norte</translation>
    </message>
    <message>
        <source>Hold to show this player’s hand or open this player’s curtain</source>
        <translation>Segure para mostrar a mão deste jogador ou abrir a cortina dele</translation>
    </message>
    <message>
        <source>Hold to show this player’s hand or open this player’s curtain</source>
        <comment>gormiti</comment>
        <translation>Segure para mostrar a mão deste jogador ou abrir a cortina dele</translation>
    </message>
    <message>
        <source>Pass; refuse an undo request</source>
        <translation>Passar; recusar um pedido para desfazer</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Press the large button on the right</source>
        <translation>Acionar o botão grande à direita</translation>
    </message>
    <message>
        <source>Move to the next card or row in that direction</source>
        <translation>Ir ao próximo card ou à próxima linha nessa direção</translation>
    </message>
    <message>
        <source>Move to the next card or row in that direction</source>
        <comment>gormiti</comment>
        <translation>Ir à próxima carta ou à próxima linha nessa direção</translation>
    </message>
    <message>
        <source>Move to the next zone or button; each zone remembers its last focused card</source>
        <translation>Ir à próxima zona ou ao próximo botão; cada zona lembra o último card em foco</translation>
    </message>
    <message>
        <source>Move to the next zone or button; each zone remembers its last focused card</source>
        <comment>gormiti</comment>
        <translation>Ir à próxima zona ou ao próximo botão; cada zona lembra a última carta em foco</translation>
    </message>
    <message>
        <source>Move to the previous zone or button</source>
        <translation>Ir à zona ou ao botão anterior</translation>
    </message>
    <message>
        <source>Go to the next card that can be used or chosen, including in closed piles</source>
        <translation>Ir ao próximo card que pode ser usado ou escolhido, inclusive nas pilhas fechadas</translation>
    </message>
    <message>
        <source>Go to the next card that can be used or chosen, including in closed piles</source>
        <comment>gormiti</comment>
        <translation>Ir à próxima carta que pode ser usada ou escolhida, inclusive nas pilhas fechadas</translation>
    </message>
    <message>
        <source>Go to the previous card that can be used or chosen</source>
        <translation>Ir ao card anterior que pode ser usado ou escolhido</translation>
    </message>
    <message>
        <source>Go to the previous card that can be used or chosen</source>
        <comment>gormiti</comment>
        <translation>Ir à carta anterior que pode ser usada ou escolhida</translation>
    </message>
    <message>
        <source>Give this answer; if there is no question, select this card in the hand</source>
        <translation>Dar esta resposta; se não houver pergunta, selecionar este card da mão</translation>
    </message>
    <message>
        <source>Give this answer; if there is no question, select this card in the hand</source>
        <comment>gormiti</comment>
        <translation>Dar esta resposta; se não houver pergunta, selecionar esta carta da mão</translation>
    </message>
    <message>
        <source>Charge the selected card</source>
        <translation>Carregar Chakra com o card selecionado</translation>
    </message>
    <message>
        <source>Charge the selected card</source>
        <comment>gormiti</comment>
        <translation>Naruto: carregar Chakra com a carta selecionada</translation>
    </message>
    <message>
        <source>Right column</source>
        <translation>Coluna direita</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar o histórico</translation>
    </message>
    <message>
        <source>Show the chain</source>
        <translation>Mostrar a Série</translation>
    </message>
    <message>
        <source>Read the selected card aloud in full, or repeat the question (screen reader)</source>
        <translation>Ler por inteiro o card destacado, ou repetir a pergunta (leitor de tela)</translation>
    </message>
    <message>
        <source>Read the selected card aloud in full, or repeat the question (screen reader)</source>
        <comment>gormiti</comment>
        <translation>Ler por inteiro a carta destacada, ou repetir a pergunta (leitor de tela)</translation>
    </message>
    <message>
        <source>Show the decks</source>
        <translation>Mostrar os decks</translation>
    </message>
    <message>
        <source>Show the decks</source>
        <comment>gormiti</comment>
        <translation>Mostrar os baralhos</translation>
    </message>
    <message>
        <source>Scroll up one page in the log or one link in the chain</source>
        <translation>Subir uma página no histórico ou um elo na Série</translation>
    </message>
    <message>
        <source>Scroll down one page in the log or one link in the chain</source>
        <translation>Descer uma página no histórico ou um elo na Série</translation>
    </message>
    <message>
        <source>Go to the start of the log or chain</source>
        <translation>Ir ao início do histórico ou da Série</translation>
    </message>
    <message>
        <source>Go to the end of the log or chain</source>
        <translation>Ir ao fim do histórico ou da Série</translation>
    </message>
    <message>
        <source>Explain the next phrase of the card in the reader</source>
        <translation>Explicar o próximo trecho do card exibido</translation>
    </message>
    <message>
        <source>Explain the next phrase of the card in the reader</source>
        <comment>gormiti</comment>
        <translation>Explicar o próximo trecho da carta exibida</translation>
    </message>
    <message>
        <source>Explain the previous phrase</source>
        <translation>Explicar o trecho anterior</translation>
    </message>
    <message>
        <source>Turn keyword explanations on or off</source>
        <translation>Ativar ou desativar as explicações de palavras-chave</translation>
    </message>
    <message>
        <source>Show or hide the right column</source>
        <translation>Mostrar ou ocultar a coluna direita</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Open the rules at the rule in question</source>
        <translation>Abrir as regras na regra em questão</translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation>Mostrar esta lista de teclas</translation>
    </message>
    <message>
        <source>Undo the last decision, or ask to undo it</source>
        <translation>Desfazer a última decisão ou pedir para desfazê-la</translation>
    </message>
    <message>
        <source>Redo the decision that was undone</source>
        <translation>Refazer a decisão desfeita</translation>
    </message>
    <message>
        <source>Start a new match</source>
        <translation>Começar uma nova partida</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Salvar uma cópia do registro da partida</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Tamanho normal do texto</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Ativar ou desativar a tela cheia</translation>
    </message>
    <message>
        <source>Quit Playsheet</source>
        <translation>Sair do Playsheet</translation>
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
        <source>Open the judge’s desk to make agreed changes</source>
        <translation>Abrir a mesa do juiz para mudanças de comum acordo</translation>
    </message>
    <message>
        <source>Open the lessons</source>
        <translation>Abrir as lições</translation>
    </message>
    <message>
        <source>Show or hide the log column in wide windows</source>
        <translation>Mostrar ou ocultar a coluna do histórico em janelas largas</translation>
    </message>
    <message>
        <source>Show the deciding player’s side at the bottom, or always South’s</source>
        <translation>Deixar embaixo o lado de quem decide, ou sempre o do Sul</translation>
    </message>
    <message>
        <source>Sit opposite each other, or side by side</source>
        <translation>Frente a frente, ou lado a lado</translation>
    </message>
    <message>
        <source>Open the collection of all cards</source>
        <translation>Abrir a coleção com todos os cards</translation>
    </message>
    <message>
        <source>Open the collection of all cards</source>
        <comment>gormiti</comment>
        <translation>Abrir a coleção com todas as cartas</translation>
    </message>
    <message>
        <source>Open the decks: build, print, import and export</source>
        <translation>Abrir os decks: montar, imprimir, importar e exportar</translation>
    </message>
    <message>
        <source>Open the decks: build, print, import and export</source>
        <comment>gormiti</comment>
        <translation>Abrir os baralhos: montar, imprimir, importar e exportar</translation>
    </message>
    <message>
        <source>Go to this player’s stops, then to the next stop; Enter turns it on or off</source>
        <translation>Ir às paradas deste jogador e, depois, à próxima; Enter liga ou desliga</translation>
    </message>
    <message>
        <source>Open saved matches and statistics</source>
        <translation>Abrir as partidas salvas e as estatísticas</translation>
    </message>
    <message>
        <source>Open a match record to watch it</source>
        <translation>Abrir o registro de uma partida para assistir</translation>
    </message>
    <message>
        <source>Report a doubtful ruling: save the position and a note to a file</source>
        <translation>Relatar uma decisão de regra duvidosa: salvar a posição e uma nota em um arquivo</translation>
    </message>
    <message>
        <source>Watching a record</source>
        <translation>Assistir a uma partida</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Ir ao início</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <translation>Voltar um turno</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <comment>gormiti</comment>
        <translation>Voltar um turno</translation>
    </message>
    <message>
        <source>Back one phase</source>
        <translation>Voltar uma fase</translation>
    </message>
    <message>
        <source>Back one decision</source>
        <translation>Voltar uma decisão</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Forward one decision</source>
        <translation>Avançar uma decisão</translation>
    </message>
    <message>
        <source>Forward one phase</source>
        <translation>Avançar uma fase</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <translation>Avançar um turno</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <comment>gormiti</comment>
        <translation>Avançar um turno</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>Respond (hold to show the hand); allow an undo request; stop passing automatically</source>
        <translation>Responder (segurando, mostra a mão); permitir desfazer; parar de passar automaticamente</translation>
    </message>
    <message>
        <source>Respond (hold to show the hand); allow an undo request; stop passing automatically</source>
        <comment>gormiti</comment>
        <translation>Responder (segurando, mostra a mão); permitir desfazer; parar de passar automaticamente</translation>
    </message>
    <message>
        <source>Activate what has the focus, or confirm a marked card; otherwise press the large button</source>
        <translation>Acionar o que está em foco ou confirmar um card marcado; senão, o botão grande</translation>
    </message>
    <message>
        <source>Activate what has the focus, or confirm a marked card; otherwise press the large button</source>
        <comment>gormiti</comment>
        <translation>Acionar o que está em foco ou confirmar uma carta marcada; senão, o botão grande</translation>
    </message>
    <message>
        <source>Put a dragged card back, close an open pile, cancel a use, or deselect cards</source>
        <translation>Devolver o card arrastado, fechar uma pilha aberta, cancelar um uso ou desmarcar os cards</translation>
    </message>
    <message>
        <source>Put a dragged card back, close an open pile, cancel a use, or deselect cards</source>
        <comment>gormiti</comment>
        <translation>Devolver a carta arrastada, fechar uma pilha aberta, cancelar um uso ou desmarcar as cartas</translation>
    </message>
    <message>
        <source>Leave the selected Ninja out of the teams, or skip the attack, the block or an optional choice</source>
        <translation>Deixar o Ninja selecionado fora dos Times, ou dispensar o ataque, o bloqueio ou uma escolha opcional</translation>
    </message>
    <message>
        <source>Leave the selected Ninja out of the teams, or skip the attack, the block or an optional choice</source>
        <comment>gormiti</comment>
        <translation>Dispensar uma escolha opcional; em Naruto, deixar o Ninja selecionado fora dos Times ou dispensar o ataque ou o bloqueio</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Esta tecla não pode ser alterada.</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>Isto não é uma tecla.</translation>
    </message>
    <message>
        <source>Keys for South only or North only are held down: they must be letters, without Ctrl, Alt or Shift.</source>
        <translation>As teclas só de Sul ou só de Norte ficam pressionadas: precisam ser letras, sem Ctrl, Alt ou Shift.</translation>
    </message>
    <message>
        <source>Keys for the window need Ctrl, or must be one of F1 to F12.</source>
        <translation>As teclas da janela precisam de Ctrl ou devem ser uma de F1 a F12.</translation>
    </message>
    <message>
        <source>Keys with Alt are reserved for the menus.</source>
        <translation>As teclas com Alt são reservadas aos menus.</translation>
    </message>
    <message>
        <source>%1 is already in use: %2.</source>
        <translation>%1 já está em uso: %2.</translation>
    </message>
    <message>
        <source>Fields and pages already use this key.</source>
        <translation>Campos e páginas já usam esta tecla.</translation>
    </message>
    <message>
        <source>Open tournaments: run an event</source>
        <translation>Abrir os torneios: conduzir um evento</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>See who wins the round, then continue.</source>
        <translation>Veja quem vence a rodada e continue.</translation>
    </message>
    <message>
        <source>See what the clash brings, then continue.</source>
        <translation>Veja o resultado do confronto e continue.</translation>
    </message>
    <message>
        <source>No card can be chosen now.</source>
        <translation>Nenhum card pode ser escolhido agora.</translation>
    </message>
    <message>
        <source>%1: next card</source>
        <translation>%1: próximo card</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Combate %1, Suporte %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>above: ask to undo</source>
        <translation>acima: só com acordo</translation>
    </message>
    <message>
        <source>%1 has no cards left in the deck.</source>
        <translation>%1 não tem mais nenhum card no deck.</translation>
    </message>
    <message>
        <source>%1 has no cards left in the deck.</source>
        <comment>gormiti</comment>
        <translation>%1 não tem mais nenhuma carta no baralho.</translation>
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
        <source>%1, please look away.</source>
        <translation>%1, olhe para o outro lado.</translation>
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
        <source>the chosen card</source>
        <comment>gormiti</comment>
        <translation>a carta escolhida</translation>
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
        <source>Mulligan: draw %n card(s)</source>
        <translation>
            <numerusform>Mulligan: comprar %n card</numerusform>
            <numerusform>Mulligan: comprar %n cards</numerusform>
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
        <source>Passes automatically for the rest of this phase, until the other player uses something.</source>
        <translation>Passa automaticamente pelo resto desta fase, até o outro jogador usar algo.</translation>
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
        <source>Discard %n more card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Descartar mais %n carta</numerusform>
            <numerusform>Descartar mais %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Escolher mais %n card</numerusform>
            <numerusform>Escolher mais %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Escolher mais %n carta</numerusform>
            <numerusform>Escolher mais %n cartas</numerusform>
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
        <translation>%1 entra no Time de quem?</translation>
    </message>
    <message>
        <source>Which team does %1 block?</source>
        <translation>%1 bloqueia qual Time?</translation>
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
        <source>Which Ninja is %1 played onto?</source>
        <translation>%1 será jogado sobre qual Ninja?</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <translation>Aperte o botão, clique de novo no card ou arraste-o para a mesa.</translation>
    </message>
    <message>
        <source>Press the button, click the card again or drag it onto the table.</source>
        <comment>gormiti</comment>
        <translation>Aperte o botão, clique de novo na carta ou arraste-a para a mesa.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Card escolhido: %1.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <comment>gormiti</comment>
        <translation>Carta escolhida: %1.</translation>
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
        <translation>Carregar Chakra com %1</translation>
    </message>
    <message>
        <source>%1 cannot be used now, only charged.</source>
        <translation>%1 não pode ser usado agora, só carregado como Chakra.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <translation>Esconder a mão</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <comment>gormiti</comment>
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
        <source>Show hand</source>
        <comment>gormiti</comment>
        <translation>Mostrar a mão</translation>
    </message>
    <message>
        <source>Hold the key to show it; release to hide it</source>
        <translation>Segure a tecla para ver a mão; solte para escondê-la</translation>
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
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Pedir para desfazer</translation>
    </message>
    <message>
        <source>New information has come out since: %1 will be asked</source>
        <translation>Surgiu informação nova desde então: será preciso perguntar a %1</translation>
    </message>
    <message>
        <source>Let %1 undo the last decision?</source>
        <translation>Deixar %1 desfazer a última decisão?</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>its own effect</source>
        <translation>seu próprio efeito</translation>
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
        <source>until the end of the next turn</source>
        <comment>gormiti</comment>
        <translation>até o fim do próximo turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>neste turno</translation>
    </message>
    <message>
        <source>this turn</source>
        <comment>gormiti</comment>
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
        <source>Effect not automated yet</source>
        <translation>Efeito ainda não automatizado</translation>
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
        <source>Hide this rule</source>
        <translation>Ocultar esta regra</translation>
    </message>
    <message>
        <source>Show this rule</source>
        <translation>Mostrar esta regra</translation>
    </message>
    <message>
        <source>Hide other editions</source>
        <translation>Ocultar as outras edições</translation>
    </message>
    <message>
        <source>Other editions differ</source>
        <translation>Outras edições diferem</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Search rules and rule numbers</source>
        <translation>Buscar regras por texto ou número</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the rule with the link (%1)</source>
        <translation>Voltar à regra do link (%1)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Also show what the other editions say</source>
        <translation>Mostrar também o que dizem as outras edições</translation>
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
        <source>No matching rules.</source>
        <translation>Nenhuma regra encontrada.</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Press Enter to search for it.</source>
        <translation>Você quis dizer “%1”? Pressione Enter para buscar.</translation>
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
        <source>The first card chosen goes on top of the deck.</source>
        <translation>O primeiro card escolhido vai para o topo do deck.</translation>
    </message>
    <message>
        <source>Choose a Ninja</source>
        <translation>Escolha um Ninja</translation>
    </message>
    <message>
        <source>Still needed: %1</source>
        <translation>Ainda faltam: %1</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Formar %1</translation>
    </message>
    <message>
        <source>%1 cannot attack or block until teams are formed again</source>
        <translation>%1 não pode atacar nem bloquear até os Times serem formados de novo</translation>
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
        <source>Strategic value %1, strategic power %2</source>
        <translation>Valor Estratégico %1, Poder Estratégico %2</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
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
        <source>Out: %1, in: %2. The numbers must be equal.</source>
        <translation>Saem: %1, entram: %2. Os números devem ser iguais.</translation>
    </message>
    <message>
        <source>%3: %1 to go out, but the deck has %2.</source>
        <translation>%3: %1 para sair, mas o deck tem %2.</translation>
    </message>
    <message>
        <source>%3: %1 to come in, but the sideboard has %2.</source>
        <translation>%3: %1 para entrar, mas o sideboard tem %2.</translation>
    </message>
    <message>
        <source>%3: %2 is not a valid number of cards.</source>
        <translation>%3: %2 não é uma quantidade válida de cards.</translation>
    </message>
    <message>
        <source>The deck would not be legal.</source>
        <translation>O deck ficaria ilegal.</translation>
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
        <source>Declared sideboard</source>
        <translation>Sideboard declarado</translation>
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
        <source>Same as last game</source>
        <translation>Igual à partida anterior</translation>
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
        <source>Play without swapping</source>
        <translation>Jogar sem trocas</translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation>Saem %1, entram %2</translation>
    </message>
    <message>
        <source>Click a card to move it to the other side. Enter, the arrow keys and dragging also work.</source>
        <translation>Clique em um card para passá-lo ao outro lado. Enter, as setas e arrastar também funcionam.</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Este deck é legal.</translation>
    </message>
    <message>
        <source>Hidden. Hold %1 to see the cards.</source>
        <translation>Ocultos. Segure %1 para ver os cards.</translation>
    </message>
    <message>
        <source>Hidden. Hold %1 to see the cards.</source>
        <comment>gormiti</comment>
        <translation>Ocultas. Segure %1 para ver as cartas.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Baralho</translation>
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
        <source>%n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
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
        <source>Deck: %n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Baralho: %n carta</numerusform>
            <numerusform>Baralho: %n cartas</numerusform>
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
        <translation>O arquivo não foi encontrado</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Não foi possível ler o arquivo</translation>
    </message>
    <message>
        <source>The file is not a card database</source>
        <translation>O arquivo não é um banco de dados de cards</translation>
    </message>
    <message>
        <source>The file is not a card database</source>
        <comment>gormiti</comment>
        <translation>O arquivo não é um banco de dados de cartas</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <translation>O banco de dados de cards está danificado</translation>
    </message>
    <message>
        <source>The card database is damaged</source>
        <comment>gormiti</comment>
        <translation>O banco de dados de cartas está danificado</translation>
    </message>
    <message>
        <source>The card database is from an older version</source>
        <translation>O banco de dados de cards é de uma versão mais antiga</translation>
    </message>
    <message>
        <source>The card database is from an older version</source>
        <comment>gormiti</comment>
        <translation>O banco de dados de cartas é de uma versão mais antiga</translation>
    </message>
    <message>
        <source>The card database is from a newer version</source>
        <translation>O banco de dados de cards é de uma versão mais nova</translation>
    </message>
    <message>
        <source>The card database is from a newer version</source>
        <comment>gormiti</comment>
        <translation>O banco de dados de cartas é de uma versão mais nova</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Não foi possível gravar o arquivo</translation>
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
        <translation>Nenhum card se encaixa agora</translation>
    </message>
    <message>
        <source>No card fits now</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta se encaixa agora</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <translation>
            <numerusform>%n card se encaixa agora</numerusform>
            <numerusform>%n cards se encaixam agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%n carta se encaixa agora</numerusform>
            <numerusform>%n cartas se encaixam agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo %1’s last decision</source>
        <translation>Desfazer a última decisão de %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo the decision that was undone</source>
        <translation>Refazer a decisão desfeita</translation>
    </message>
    <message>
        <source>a coin was tossed</source>
        <translation>uma moeda foi lançada</translation>
    </message>
    <message>
        <source>cards left a deck or the rewards</source>
        <translation>cards saíram de um deck ou dos Prêmios</translation>
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
        <translation>um deck foi embaralhado</translation>
    </message>
    <message>
        <source>a deck was shuffled</source>
        <comment>gormiti</comment>
        <translation>um baralho foi embaralhado</translation>
    </message>
    <message>
        <source>%1 has decided</source>
        <translation>%1 decidiu</translation>
    </message>
    <message numerus="yes">
        <source>Let %1 undo %n decision(s)?</source>
        <translation>
            <numerusform>Deixar %1 desfazer %n decisão?</numerusform>
            <numerusform>Deixar %1 desfazer %n decisões?</numerusform>
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
        <source>Asked by %1</source>
        <translation>Pedido de %1</translation>
    </message>
    <message>
        <source>Choose this if %1 is the one who wants to undo</source>
        <translation>Escolha se é %1 quem quer desfazer</translation>
    </message>
    <message>
        <source>The showdown is over. Check the results, then continue.</source>
        <translation>O Showdown terminou. Confira os resultados e continue.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Add a coin</source>
        <translation>Colocar moeda</translation>
    </message>
    <message>
        <source>Remove a coin</source>
        <translation>Retirar moeda</translation>
    </message>
    <message>
        <source>Top card of %1’s deck</source>
        <translation>Card do topo do deck de %1</translation>
    </message>
    <message>
        <source>One of %1’s battle rewards</source>
        <translation>Um dos Prêmios de Batalha de %1</translation>
    </message>
    <message>
        <source>%1 asks to open the judge’s desk. While it is open, both players can agree on changes outside the rules.</source>
        <translation>%1 pede para abrir a mesa do juiz. Enquanto ela estiver aberta, os dois jogadores podem combinar mudanças fora das regras.</translation>
    </message>
    <message>
        <source>The judge’s desk is open. Choose a card or pile; every change is marked in the log.</source>
        <translation>A mesa do juiz está aberta. Escolha um card ou uma pilha; cada mudança fica marcada no histórico.</translation>
    </message>
    <message>
        <source>Close the desk</source>
        <translation>Fechar a mesa</translation>
    </message>
    <message>
        <source>Decks and markers…</source>
        <translation>Decks e marcadores…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
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
        <source>The lesson is over. There is nothing more to play here.</source>
        <translation>A lição terminou. Não há mais nada para jogar aqui.</translation>
    </message>
    <message>
        <source>Not yet: read this first, then continue.</source>
        <translation>Ainda não: leia isto primeiro e depois continue.</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <translation>Outro programa está usando o arquivo</translation>
    </message>
    <message>
        <source>The file is read-only</source>
        <translation>O arquivo é somente leitura</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>%1 passes (no response possible)</source>
        <translation>%1 passa (nenhuma resposta possível)</translation>
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
        <translation>%1 não compra card no primeiro turno da partida</translation>
    </message>
    <message>
        <source>%1 has no card left to draw</source>
        <translation>%1 não tem mais cards para comprar</translation>
    </message>
    <message>
        <source>%1 does not draw because of a card</source>
        <translation>%1 não compra por causa de um card</translation>
    </message>
    <message>
        <source>%1’s turn marker stays: this was an extra turn</source>
        <translation>O Marcador de Turnos de %1 não avança: este foi um turno extra</translation>
    </message>
    <message>
        <source>%1’s turn marker stays at its maximum</source>
        <translation>O Marcador de Turnos de %1 continua no valor máximo</translation>
    </message>
    <message>
        <source>%1’s turn marker stays because of a card</source>
        <translation>O Marcador de Turnos de %1 não avança por causa de um card</translation>
    </message>
    <message>
        <source>%1 has no battle phase in the first turn of the game</source>
        <translation>%1 não tem Fase de Combate no primeiro turno da partida</translation>
    </message>
    <message>
        <source>%1 is not asked before the phase ends: no response possible</source>
        <translation>A fase termina sem perguntar a %1: nenhuma resposta é possível</translation>
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
        <source>%1 is choosing among the cards being looked at</source>
        <translation>%1 está escolhendo entre os cards vistos</translation>
    </message>
    <message>
        <source>First finish what both players are being asked; then %1 can set stops.</source>
        <translation>Primeiro termine o que está sendo perguntado aos dois jogadores; depois %1 pode definir paradas.</translation>
    </message>
    <message>
        <source>%1 can set stops only during their own turn, so that the lamps give nothing away.</source>
        <translation>%1 só pode definir paradas no próprio turno, para que as luzes não revelem nada.</translation>
    </message>
    <message>
        <source>%1’s stops</source>
        <translation>Paradas de %1</translation>
    </message>
    <message>
        <source>%1 stops at: %2</source>
        <translation>Parada de %1: %2</translation>
    </message>
    <message>
        <source>On: %1 is asked</source>
        <translation>Ligada: o jogo para e pergunta a %1</translation>
    </message>
    <message>
        <source>On this time only: %1 is being attacked or targeted</source>
        <translation>Ligada só desta vez: %1 sofre um ataque ou é Alvo</translation>
    </message>
    <message>
        <source>Off: %1 passes automatically</source>
        <translation>Desligada: %1 passa automaticamente</translation>
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
        <source>the other player’s mission phase</source>
        <translation>Fase de Missão do outro jogador</translation>
    </message>
    <message>
        <source>the other player’s organization phase</source>
        <translation>Fase de Organização do outro jogador</translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation>Troca de Jutsu</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>respostas</translation>
    </message>
    <message>
        <source>end of this player’s turn</source>
        <translation>fim do turno deste jogador</translation>
    </message>
    <message>
        <source>end of this player’s turn</source>
        <comment>gormiti</comment>
        <translation>fim do turno deste jogador</translation>
    </message>
    <message>
        <source>Search the deck by name…</source>
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
        <source>%1 needs %n more reward(s)</source>
        <translation>
            <numerusform>%1 precisa de mais %n Prêmio</numerusform>
            <numerusform>%1 precisa de mais %n Prêmios</numerusform>
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
        <source>No other card can pay instead.</source>
        <translation>Nenhum outro card pode pagar no lugar dele.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>ferimento</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Mantém: %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Novo: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perde: %1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: de %2 para %3</translation>
    </message>
    <message>
        <source>%1, healthy again</source>
        <translation>%1, Saudável de novo</translation>
    </message>
    <message>
        <source>%1, enters injured</source>
        <translation>%1, entra Ferido</translation>
    </message>
    <message>
        <source>Looking through %1’s deck. Choose a card by name; press Esc to close.</source>
        <translation>Procurando no deck de %1. Escolha um card pelo nome; Esc fecha.</translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n card(s)</source>
        <translation>
            <numerusform>Pagar com este card</numerusform>
            <numerusform>Pagar com estes %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggested first: duplicates and cards whose name is already in play, then the card that can be played latest, then the card whose symbol is needed least.</source>
        <translation>Sugeridos primeiro: cards repetidos ou cujo nome já está em jogo, depois o que só poderá ser jogado mais tarde, depois o que tem o Símbolo menos necessário.</translation>
    </message>
    <message>
        <source>Suggested first: chakra whose symbols the cards in hand need least.</source>
        <translation>Sugeridos primeiro: Chakra cujos Símbolos os cards da mão menos exigem.</translation>
    </message>
    <message>
        <source>Click a card to swap it.</source>
        <translation>Clique em um card para trocá-lo.</translation>
    </message>
    <message>
        <source>%1 goes to the next card, %2 swaps it.</source>
        <translation>%1 vai ao próximo card, %2 o troca.</translation>
    </message>
    <message>
        <source>Team power %1: %2</source>
        <translation>Poder do Time %1: %2</translation>
    </message>
    <message>
        <source>Teams attack the village, not another team.
The other player decides who blocks them.</source>
        <translation>Os Times atacam a Vila, não outro Time.
O outro jogador decide quem os bloqueia.</translation>
    </message>
    <message>
        <source>First choose the team that will block, then this one.</source>
        <translation>Escolha primeiro o Time que vai bloquear, depois este.</translation>
    </message>
    <message>
        <source>%1’s deck is face down: nobody may look at it.</source>
        <translation>O deck de %1 está de face para baixo: ninguém pode olhar.</translation>
    </message>
    <message>
        <source>%1’s battle rewards are face down: nobody may look at them.</source>
        <translation>Os Prêmios de Batalha de %1 estão de face para baixo: ninguém pode olhar.</translation>
    </message>
    <message>
        <source>%1’s hand is hidden: only %1 may look at it.</source>
        <translation>A mão de %1 está oculta: só %1 pode olhar.</translation>
    </message>
    <message>
        <source>%1’s hand is hidden: only %1 may look at it.</source>
        <comment>gormiti</comment>
        <translation>A mão de %1 está oculta: só %1 pode olhar.</translation>
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
        <source>Hold %1 to see the hand.</source>
        <comment>gormiti</comment>
        <translation>Segure %1 para ver a mão.</translation>
    </message>
    <message>
        <source>Press 1 to 9 to choose.</source>
        <translation>Pressione de 1 a 9 para escolher.</translation>
    </message>
    <message>
        <source>Cards that can be chosen are marked; press %1 for the next one.</source>
        <translation>Os cards que podem ser escolhidos estão marcados; pressione %1 para ir ao próximo.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file</source>
        <translation>Isto é uma pasta ou um dispositivo, não um arquivo</translation>
    </message>
    <message>
        <source>The chosen card cannot be played on its own now.</source>
        <translation>O card escolhido não pode ser jogado sozinho agora.</translation>
    </message>
    <message>
        <source>Hold %1 to see what it can do.</source>
        <translation>Segure %1 para ver o que ele pode fazer.</translation>
    </message>
    <message>
        <source>The chosen card cannot be used with this one now.</source>
        <translation>O card escolhido não pode ser usado com este agora.</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Continue anyway?</source>
        <translation>Ninguém olhou estes cards ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>Nobody has looked at these cards yet. Continue anyway?</source>
        <comment>gormiti</comment>
        <translation>Ninguém olhou estas cartas ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Continue anyway?</source>
        <translation>Ninguém olhou a mão ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>Nobody has looked at the hand yet. Continue anyway?</source>
        <comment>gormiti</comment>
        <translation>Ninguém olhou a mão ainda. Continuar mesmo assim?</translation>
    </message>
    <message>
        <source>The whole hand will be replaced. Take the mulligan?</source>
        <translation>A mão inteira será substituída. Fazer Mulligan?</translation>
    </message>
    <message>
        <source>A Ninja can still be deployed this turn. End the phase anyway?</source>
        <translation>Ainda é possível jogar um Ninja neste turno. Encerrar a fase mesmo assim?</translation>
    </message>
    <message>
        <source>A team can attack. Skip the attack anyway?</source>
        <translation>Um Time pode atacar. Dispensar o ataque mesmo assim?</translation>
    </message>
    <message>
        <source>Let it through anyway?</source>
        <translation>Deixar o caminho livre mesmo assim?</translation>
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
        <source>%1 responds</source>
        <translation>%1 responde</translation>
    </message>
    <message>
        <source>To pass or respond, use the pad at %1’s edge, or the keys %2 and %3.</source>
        <translation>Para passar ou responder, use o quadro na borda de %1 ou as teclas %2 e %3.</translation>
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
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Descartar %n carta</numerusform>
            <numerusform>Descartar %n cartas</numerusform>
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
    <message numerus="yes">
        <source>Confirm %n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>Confirmar %n carta</numerusform>
            <numerusform>Confirmar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a marked card to unmark it; double-click to confirm at once.</source>
        <translation>Clique em um card marcado para desmarcá-lo; clique duas vezes para confirmar imediatamente.</translation>
    </message>
    <message>
        <source>Click a marked card to unmark it; double-click to confirm at once.</source>
        <comment>gormiti</comment>
        <translation>Clique em uma carta marcada para desmarcá-la; clique duas vezes para confirmar imediatamente.</translation>
    </message>
    <message>
        <source>Pay as suggested</source>
        <translation>Pagar como sugerido</translation>
    </message>
    <message>
        <source>A face-down card is chosen: play it, or choose the Ninja it is for.</source>
        <translation>Há um card escolhido, de face para baixo: jogue-o ou escolha o Ninja a que se destina.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Segure para ver</translation>
    </message>
    <message>
        <source>Hold the mouse button here, or the key, to see the cards. Release over a card to choose it.</source>
        <translation>Segure aqui o botão do mouse, ou a tecla, para ver os cards. Solte sobre um card para escolhê-lo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Aqui cabe só %n caractere; o resto ficou de fora.</numerusform>
            <numerusform>Aqui cabem só %n caracteres; o resto ficou de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 decided: %2 took the lead for good, %3 to %4.</source>
        <translation>O turno %1 decidiu: %2 assumiu a liderança de vez, %3 a %4.</translation>
    </message>
    <message>
        <source>The strongest attack in it: %1.</source>
        <translation>O ataque mais forte: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 decided: it brought %2 %n battle reward(s), more than any other.</source>
        <translation>
            <numerusform>O turno %1 decidiu: rendeu %n Prêmio de Batalha a %2, mais que qualquer outro.</numerusform>
            <numerusform>O turno %1 decidiu: rendeu %n Prêmios de Batalha a %2, mais que qualquer outro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: that button ends what you are doing. First: %1.</source>
        <translation>Ainda não: esse botão encerra o que você está fazendo. Antes: %1.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Decks…</source>
        <translation>Baralhos…</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>As a Weapon</source>
        <translation>Como arma</translation>
    </message>
    <message>
        <source>No card can be chosen now.</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta pode ser escolhida agora.</translation>
    </message>
    <message>
        <source>%1: next card</source>
        <comment>gormiti</comment>
        <translation>%1: próxima carta</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <comment>gormiti</comment>
        <translation>Cartas restantes no baralho</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <comment>gormiti</comment>
        <translation>Jogar a carta escolhida</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <comment>gormiti</comment>
        <translation>Mostrar as cartas</translation>
    </message>
    <message>
        <source>hidden cards were shown</source>
        <comment>gormiti</comment>
        <translation>cartas ocultas foram mostradas</translation>
    </message>
    <message>
        <source>Top card of %1’s deck</source>
        <comment>gormiti</comment>
        <translation>Carta do topo do baralho de %1</translation>
    </message>
    <message>
        <source>The judge’s desk is open. Choose a card or pile; every change is marked in the log.</source>
        <comment>gormiti</comment>
        <translation>A mesa do juiz está aberta. Escolha uma carta ou uma pilha; cada mudança fica marcada no histórico.</translation>
    </message>
    <message>
        <source>Search the deck by name…</source>
        <comment>gormiti</comment>
        <translation>Procurar no baralho pelo nome…</translation>
    </message>
    <message>
        <source>Looking through %1’s deck. Choose a card by name; press Esc to close.</source>
        <comment>gormiti</comment>
        <translation>Procurando no baralho de %1. Escolha uma carta pelo nome; Esc fecha.</translation>
    </message>
    <message>
        <source>%1’s deck is face down: nobody may look at it.</source>
        <comment>gormiti</comment>
        <translation>O baralho de %1 está de face para baixo: ninguém pode olhar.</translation>
    </message>
    <message>
        <source>Cards that can be chosen are marked; press %1 for the next one.</source>
        <comment>gormiti</comment>
        <translation>As cartas que podem ser escolhidas estão marcadas; pressione %1 para ir à próxima.</translation>
    </message>
    <message>
        <source>The chosen card cannot be played on its own now.</source>
        <comment>gormiti</comment>
        <translation>A carta escolhida não pode ser jogada sozinha agora.</translation>
    </message>
    <message>
        <source>The chosen card cannot be used with this one now.</source>
        <comment>gormiti</comment>
        <translation>A carta escolhida não pode ser usada com esta agora.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <comment>gormiti</comment>
        <translation>Escolha uma carta</translation>
    </message>
    <message>
        <source>Hold the mouse button here, or the key, to see the cards. Release over a card to choose it.</source>
        <comment>gormiti</comment>
        <translation>Segure aqui o botão do mouse, ou a tecla, para ver as cartas. Solte sobre uma carta para escolhê-la.</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>O confronto termina empatado</translation>
    </message>
    <message>
        <source>Game %1 is a draw</source>
        <translation>A partida %1 termina empatada</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Todos os outros, olhem para outro lado.</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>The record of this match is empty: it ends before the deal.</source>
        <translation>O registro desta partida está vazio: termina antes da distribuição dos cards.</translation>
    </message>
    <message>
        <source>The record of this match is empty: it ends before the deal.</source>
        <comment>gormiti</comment>
        <translation>O registro desta partida está vazio: termina antes da distribuição das cartas.</translation>
    </message>
    <message>
        <source>This match is open in another window of Playsheet.</source>
        <translation>Esta partida está aberta em outra janela do Playsheet.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched as it was recorded.</source>
        <translation>Esta partida não pode ser retomada: com as regras e os cards atuais, ela seria diferente. Ainda é possível assistir a ela como foi registrada.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched as it was recorded.</source>
        <comment>gormiti</comment>
        <translation>Esta partida não pode ser retomada: com as regras e as cartas atuais, ela seria diferente. Ainda é possível assistir a ela como foi registrada.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: its record is damaged. It can still be watched as far as it is readable.</source>
        <translation>Esta partida não pode ser retomada: o registro dela está danificado. Ainda é possível assistir a ela até onde dá para ler.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: its record cannot be read.</source>
        <translation>Esta partida não pode ser retomada: não foi possível ler o registro dela.</translation>
    </message>
    <message>
        <source>This match is open: it cannot be deleted now.</source>
        <translation>Esta partida está aberta: não pode ser excluída agora.</translation>
    </message>
    <message>
        <source>This is a ruling report. It can only be watched.</source>
        <translation>Este é o relato de uma decisão de regra. Só é possível assistir a ele.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched up to that point.</source>
        <translation>Esta partida não pode ser retomada: com as regras e os cards atuais, ela seria diferente. Ainda é possível assistir a ela até esse ponto.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: with the current rules and cards it would turn out differently. It can still be watched up to that point.</source>
        <comment>gormiti</comment>
        <translation>Esta partida não pode ser retomada: com as regras e as cartas atuais, ela seria diferente. Ainda é possível assistir a ela até esse ponto.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
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
        <source>unfinished</source>
        <translation>não terminada</translation>
    </message>
    <message>
        <source>next game pending</source>
        <translation>falta a próxima partida</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>%1; copy of %2, counted only once</source>
        <translation>%1; cópia de %2, contada uma só vez</translation>
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
        <source>Resume: %1, turn %2</source>
        <translation>Retomar: %1, turno %2</translation>
    </message>
    <message>
        <source>Resume: %1, turn %2</source>
        <comment>gormiti</comment>
        <translation>Retomar: %1, turno %2</translation>
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
        <source>empty deck</source>
        <comment>gormiti</comment>
        <translation>baralho vazio</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>card effect</source>
        <translation>efeito de card</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Todas as edições</translation>
    </message>
    <message>
        <source>card effect</source>
        <comment>gormiti</comment>
        <translation>efeito de carta</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <translation>ninguém venceu</translation>
    </message>
</context>
<context>
    <name>PersonTrouble</name>
    <message>
        <source>This file was written by a newer version of Playsheet. It is not used here, and nothing can be saved.</source>
        <translation>Este arquivo foi gravado por uma versão mais nova do Playsheet. Ele não é usado aqui, e nada pode ser salvo.</translation>
    </message>
    <message>
        <source>This file is damaged; nothing can be saved to it.</source>
        <translation>Este arquivo está danificado; nada pode ser salvo nele.</translation>
    </message>
    <message>
        <source>Another program is using this file; nothing was saved.</source>
        <translation>Outro programa está usando este arquivo; nada foi salvo.</translation>
    </message>
    <message>
        <source>This file is read-only; nothing can be saved to it.</source>
        <translation>Este arquivo é somente leitura; nada pode ser salvo nele.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was saved.</source>
        <translation>O disco está cheio; nada foi salvo.</translation>
    </message>
    <message>
        <source>This file is missing.</source>
        <translation>Este arquivo não foi encontrado.</translation>
    </message>
    <message>
        <source>The file cannot hold this content; nothing was saved.</source>
        <translation>Este conteúdo não cabe no formato do arquivo; nada foi salvo.</translation>
    </message>
    <message>
        <source>This file cannot be used.</source>
        <translation>Não foi possível usar este arquivo.</translation>
    </message>
    <message>
        <source>This file cannot be read: permission is missing, or it is larger than 16 MB.</source>
        <translation>Não foi possível ler este arquivo: falta permissão ou ele passa de 16 MB.</translation>
    </message>
    <message>
        <source>This file cannot be saved: its folder is not writable.</source>
        <translation>Não foi possível salvar este arquivo: não há permissão para gravar na pasta dele.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Isto é uma pasta ou um dispositivo, não um arquivo.</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>The record cannot be read.</source>
        <translation>Não foi possível ler o registro.</translation>
    </message>
    <message>
        <source>The report cannot be saved.</source>
        <translation>Não foi possível salvar o relato.</translation>
    </message>
</context>
<context>
    <name>GormitiReplay</name>
    <message>
        <source>%1 chooses %2 as the Hero</source>
        <translation>%1 escolhe %2 como Herói</translation>
    </message>
    <message>
        <source>%1 cuts the deck</source>
        <translation>%1 corta o baralho</translation>
    </message>
    <message>
        <source>%1 exchanges the hand</source>
        <translation>%1 troca a mão</translation>
    </message>
    <message>
        <source>%1 keeps the hand</source>
        <translation>%1 mantém a mão</translation>
    </message>
    <message>
        <source>%1 deploys %2</source>
        <translation>%1 posiciona %2 em campo</translation>
    </message>
    <message>
        <source>%1 equips %3 with %2</source>
        <translation>%1 equipa %3 com %2</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2</source>
        <translation>%1 usa a habilidade de %2</translation>
    </message>
    <message>
        <source>%1 goes to combat</source>
        <translation>%1 vai ao combate</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 encerra o turno</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 ataca com %2</translation>
    </message>
    <message>
        <source>%1 ends combat</source>
        <translation>%1 encerra o combate</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 defende com %2</translation>
    </message>
    <message>
        <source>%1 plays no Move card</source>
        <translation>%1 não joga carta de Golpe</translation>
    </message>
    <message>
        <source>%1 resolves the ability of %2 first</source>
        <translation>%1 resolve primeiro a habilidade de %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 pega %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 escolhe %2</translation>
    </message>
    <message>
        <source>%1 takes nothing more</source>
        <translation>%1 não pega mais nada</translation>
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
        <source>%1 keeps the cards</source>
        <translation>%1 mantém as cartas</translation>
    </message>
    <message>
        <source>%1 swaps %2</source>
        <translation>%1 troca %2</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 joga %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>As cartas são distribuídas</translation>
    </message>
    <message>
        <source>A decision is undone</source>
        <translation>Uma decisão é desfeita</translation>
    </message>
    <message>
        <source>The decision is redone</source>
        <translation>A decisão é refeita</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rodada terminou</translation>
    </message>
    <message>
        <source>The damage is dealt</source>
        <translation>O dano é causado</translation>
    </message>
    <message>
        <source>The next round is scored</source>
        <translation>A rodada seguinte é contada</translation>
    </message>
    <message>
        <source>The next clash is fought</source>
        <translation>O confronto seguinte é disputado</translation>
    </message>
    <message>
        <source>Next: the end of the round.</source>
        <translation>Depois: o fim da rodada.</translation>
    </message>
    <message>
        <source>Next: the damage of the clash.</source>
        <translation>Depois: o dano do confronto.</translation>
    </message>
    <message>
        <source>Both players agree on a change</source>
        <translation>Os dois jogadores combinam uma mudança</translation>
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
        <source>%1 chooses %2 as the starting player</source>
        <translation>%1 escolhe %2 para começar</translation>
    </message>
    <message>
        <source>%1 takes a mulligan</source>
        <translation>%1 faz Mulligan</translation>
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
        <translation>%1 coloca %2 em um Time com %3</translation>
    </message>
    <message>
        <source>%1 leaves %2 out of the teams</source>
        <translation>%1 deixa %2 fora dos Times</translation>
    </message>
    <message>
        <source>%1 sends %2’s team</source>
        <translation>%1 envia o Time de %2</translation>
    </message>
    <message>
        <source>%1 blocks %3 with %2’s team</source>
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
        <source>%1 concedes</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>Judge’s desk: an agreed change</source>
        <translation>Mesa do juiz: mudança de comum acordo</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>um card</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>gormiti</comment>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>Line %1: this is not a match record. It should start with “%3”.</source>
        <translation>Linha %1: isto não é o registro de uma partida. Deveria começar com “%3”.</translation>
    </message>
    <message>
        <source>Line %1: the record has version %2. This program reads versions up to %3.</source>
        <translation>Linha %1: o registro é da versão %2. Este programa lê até a versão %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not valid here. Expected: %3.</source>
        <translation>Linha %1: “%2” não é válido aqui. Esperado: %3.</translation>
    </message>
    <message>
        <source>Line %1: there is no edition “%2”.</source>
        <translation>Linha %1: não existe a edição “%2”.</translation>
    </message>
    <message>
        <source>Line %1: there is no longer a card with the code “%2”.</source>
        <translation>Linha %1: não existe mais card com o código “%2”.</translation>
    </message>
    <message>
        <source>Line %1: there is no longer a card with the code “%2”.</source>
        <comment>gormiti</comment>
        <translation>Linha %1: não existe mais carta com o código “%2”.</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <translation>Linha %1: alguns cards destes decks mudaram depois deste registro.</translation>
    </message>
    <message>
        <source>Line %1: cards of these decks have changed since this was recorded.</source>
        <comment>gormiti</comment>
        <translation>Linha %1: algumas cartas destes baralhos mudaram depois deste registro.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. The record has “%2”; today it would be “%3”.</source>
        <translation>Linha %1: as regras mudaram. No registro está “%2”; hoje seria “%3”.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. The record has “%2”; today nothing more would happen.</source>
        <translation>Linha %1: as regras mudaram. No registro está “%2”; hoje não aconteceria mais nada.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed: today “%3” would follow.</source>
        <translation>Linha %1: as regras mudaram: hoje viria “%3”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be read. Expected “%3”.</source>
        <translation>Linha %1: não foi possível ler “%2”. Esperado: “%3”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot happen in this position; it is left out.</source>
        <translation>Linha %1: “%2” não pode acontecer nesta posição e foi ignorado.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a decision. Expected a line such as “&gt; south pass”.</source>
        <translation>Linha %1: “%2” não é uma decisão. Esperado: uma linha como “&gt; south pass”.</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed: “%2” is no longer allowed (%3).</source>
        <translation>Linha %1: as regras mudaram: “%2” não é mais permitido (%3).</translation>
    </message>
    <message>
        <source>Line %1: there is nothing for “%2” to undo or redo.</source>
        <translation>Linha %1: não há nada para “%2” desfazer ou refazer.</translation>
    </message>
    <message>
        <source>Line %1: the recorded position is “%2”, but the decisions now lead to “%3”.</source>
        <translation>Linha %1: a posição registrada é “%2”, mas agora as decisões levam a “%3”.</translation>
    </message>
    <message>
        <source>Line %1: too many decisions for one game; the rest is not shown.</source>
        <translation>Linha %1: decisões demais para uma só partida; o resto não é mostrado.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Os cards são distribuídos</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <comment>gormiti</comment>
        <translation>As cartas são distribuídas</translation>
    </message>
    <message>
        <source>A decision is undone</source>
        <translation>Uma decisão é desfeita</translation>
    </message>
    <message>
        <source>The decision is redone</source>
        <translation>A decisão é refeita</translation>
    </message>
    <message>
        <source>Line %1: the rules have changed. Choose “Open hands” for details.</source>
        <translation>Linha %1: as regras mudaram. Escolha “Mãos abertas” para ver os detalhes.</translation>
    </message>
    <message>
        <source>Line %1: this line cannot be read, or cannot happen here. Choose “Open hands” for details.</source>
        <translation>Linha %1: não foi possível ler esta linha, ou ela não pode acontecer aqui. Escolha “Mãos abertas” para ver os detalhes.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used here.</source>
        <translation>Linha %1: “%2” não pode ser usado aqui.</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>Você quis dizer %3?</translation>
    </message>
    <message>
        <source>Line %1: this is a record of “%2”, a game that has no table here.</source>
        <translation>Linha %1: este é o registro de “%2”, um jogo que não tem mesa aqui.</translation>
    </message>
    <message>
        <source>The record is shown up to this line.</source>
        <translation>O registro é mostrado até esta linha.</translation>
    </message>
    <message>
        <source>The recorded game is shown.</source>
        <translation>A partida é mostrada como foi registrada.</translation>
    </message>
    <message>
        <source>If it is one of your own cards, its file is missing or has a fault: see Help, Card problems.</source>
        <translation>Se for um card seu, o arquivo dele falta ou tem um erro: veja Ajuda, Problemas dos cards.</translation>
    </message>
    <message>
        <source>If it is one of your own cards, its file is missing or has a fault: see Help, Card problems.</source>
        <comment>gormiti</comment>
        <translation>Se for uma carta sua, o arquivo dela falta ou tem um erro: veja Ajuda, Problemas das cartas.</translation>
    </message>
</context>
<context>
    <name>playsheet::AgreedListField</name>
    <message>
        <source>Unclear: %1</source>
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
        <source>Remove one from the collection</source>
        <translation>Remover um da coleção</translation>
    </message>
    <message>
        <source>Add one to the collection</source>
        <translation>Adicionar um à coleção</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Idioma do texto</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>Dados do card</translation>
    </message>
    <message>
        <source>Card details</source>
        <comment>gormiti</comment>
        <translation>Dados da carta</translation>
    </message>
    <message>
        <source>No card selected.</source>
        <translation>Nenhum card selecionado.</translation>
    </message>
    <message>
        <source>No card selected.</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta selecionada.</translation>
    </message>
    <message>
        <source>Owned: %1</source>
        <translation>Na coleção: %1</translation>
    </message>
    <message>
        <source>This effect is not automated yet.</source>
        <translation>Este efeito ainda não está automatizado.</translation>
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
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Em baralhos</translation>
    </message>
    <message>
        <source>All printings</source>
        <translation>Todas as impressões</translation>
    </message>
    <message>
        <source>Rules and house rules</source>
        <translation>Regras e regras da casa</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>pode ser escolhido</translation>
    </message>
    <message>
        <source>cannot be chosen</source>
        <translation>não pode ser escolhido</translation>
    </message>
    <message>
        <source>In ready decks</source>
        <translation>Em decks prontos</translation>
    </message>
    <message>
        <source>In ready decks</source>
        <comment>gormiti</comment>
        <translation>Em baralhos prontos</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Tirar do deck</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <comment>gormiti</comment>
        <translation>Tirar do baralho</translation>
    </message>
    <message>
        <source>Put into the deck</source>
        <translation>Pôr no deck</translation>
    </message>
    <message>
        <source>Put into the deck</source>
        <comment>gormiti</comment>
        <translation>Pôr no baralho</translation>
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
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Em baralhos</translation>
    </message>
    <message>
        <source>Automated</source>
        <translation>Automatizados</translation>
    </message>
    <message>
        <source>A deck needs more copies than are owned</source>
        <translation>Um deck precisa de mais cópias do que há na coleção</translation>
    </message>
    <message>
        <source>A deck needs more copies than are owned</source>
        <comment>gormiti</comment>
        <translation>Um baralho precisa de mais cópias do que há na coleção</translation>
    </message>
    <message>
        <source>The card’s effect is automated</source>
        <translation>O efeito do card está automatizado</translation>
    </message>
    <message>
        <source>The card’s effect is automated</source>
        <comment>gormiti</comment>
        <translation>O efeito da carta está automatizado</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Damages, injures</source>
        <translation>Causar dano, ferir</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Comprar cards</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>gormiti</comment>
        <translation>Comprar cartas</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Returns to hand</source>
        <translation>Devolver à mão</translation>
    </message>
    <message>
        <source>Returns to hand</source>
        <comment>gormiti</comment>
        <translation>Devolver à mão</translation>
    </message>
    <message>
        <source>Negates</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Searches, looks</source>
        <translation>Procurar, olhar</translation>
    </message>
    <message>
        <source>Changes power</source>
        <translation>Alterar o Poder</translation>
    </message>
    <message>
        <source>Protects</source>
        <translation>Proteger</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Prêmios</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation>%2 de %1 ou mais</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Without payment</source>
        <translation>Sem pagamento</translation>
    </message>
    <message>
        <source>With payment</source>
        <translation>Com pagamento</translation>
    </message>
    <message>
        <source>Can be the Hero</source>
        <translation>Pode ser o Herói</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>Neste deck</translation>
    </message>
    <message>
        <source>In this deck</source>
        <comment>gormiti</comment>
        <translation>Neste baralho</translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message>
        <source>missing</source>
        <translation>faltando</translation>
    </message>
    <message numerus="yes">
        <source>%n more needed</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
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
        <source>%1, %2, %3. Owned: %4. In decks: %5.</source>
        <comment>gormiti</comment>
        <translation>%1, %2, %3. Na coleção: %4. Em baralhos: %5.</translation>
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
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Em baralhos</translation>
    </message>
    <message>
        <source>No element</source>
        <translation>Sem elemento</translation>
    </message>
    <message>
        <source>%1, %2, %3. Owned: %4.</source>
        <translation>%1, %2, %3. Na coleção: %4.</translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message>
        <source>No card</source>
        <translation>Nenhum card</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Card de face para baixo</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <comment>gormiti</comment>
        <translation>Carta de face para baixo</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Aponte para um card para ler o texto aqui.</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <comment>gormiti</comment>
        <translation>Aponte para uma carta para ler o texto aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>Mais %n linha</numerusform>
            <numerusform>Mais %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <translation>Voltar ao início</translation>
    </message>
</context>
<context>
    <name>playsheet::CardTray</name>
    <message>
        <source>card %1, face down</source>
        <translation>card %1, de face para baixo</translation>
    </message>
    <message>
        <source>card %1, face down</source>
        <comment>gormiti</comment>
        <translation>carta %1, de face para baixo</translation>
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
        <source>No chain. Whatever can be responded to waits here until both players pass.</source>
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
        <source>Show a table instead of card faces (%1)</source>
        <translation>Mostrar uma tabela em vez dos cards desenhados (%1)</translation>
    </message>
    <message>
        <source>Show a table instead of card faces (%1)</source>
        <comment>gormiti</comment>
        <translation>Mostrar uma tabela em vez das cartas desenhadas (%1)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>best first</source>
        <translation>mais relevantes primeiro</translation>
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
        <source>%n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
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
        <source>Restore the backup</source>
        <translation>Restaurar o backup</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Collection: %1</source>
        <translation>Coleção: %1</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>por elemento</translation>
    </message>
    <message>
        <source>by payment</source>
        <translation>por pagamento</translation>
    </message>
    <message>
        <source>by ATK and HP</source>
        <translation>por ATQ e PV</translation>
    </message>
    <message>
        <source>by rarity</source>
        <translation>por raridade</translation>
    </message>
    <message>
        <source>groups by element</source>
        <translation>grupos por elemento</translation>
    </message>
</context>
<context>
    <name>playsheet::CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation>Comparar versões</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Versão atual</translation>
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
        <source>Restore the version on the left</source>
        <translation>Restaurar a versão da esquerda</translation>
    </message>
</context>
<context>
    <name>playsheet::ContinueBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>%1: this match is open in another window.</source>
        <translation>%1: esta partida está aberta em outra janela.</translation>
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
        <source>Play this deck</source>
        <translation>Jogar com este deck</translation>
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
        <translation>Por Símbolo</translation>
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
        <translation>Ordem de inclusão</translation>
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
        <source>No decks yet</source>
        <translation>Nenhum deck ainda</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
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
        <source>Playsheet deck file</source>
        <translation>Arquivo de deck do Playsheet</translation>
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
        <source>Community deck builder list</source>
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
        <source>“%1” was copied to your decks.</source>
        <translation>“%1” foi copiado para os seus decks.</translation>
    </message>
    <message>
        <source>Deck copied to the clipboard.</source>
        <translation>Deck copiado para a área de transferência.</translation>
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
        <source>Nothing was imported.</source>
        <translation>Nada foi importado.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported into a new deck</source>
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
        <source>Save version…</source>
        <translation>Salvar versão…</translation>
    </message>
    <message>
        <source>Compare versions…</source>
        <translation>Comparar versões…</translation>
    </message>
    <message>
        <source>Print the deck list…</source>
        <translation>Imprimir a lista do deck…</translation>
    </message>
    <message>
        <source>Print card faces…</source>
        <translation>Imprimir os cards…</translation>
    </message>
    <message>
        <source>Delete deck…</source>
        <translation>Excluir o deck…</translation>
    </message>
    <message>
        <source>Save version</source>
        <translation>Salvar versão</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Version saved.</source>
        <translation>Versão salva.</translation>
    </message>
    <message>
        <source>Delete deck?</source>
        <translation>Excluir o deck?</translation>
    </message>
    <message>
        <source>“%1” will be deleted, along with its saved versions and edit history.</source>
        <translation>“%1” será excluído, com as versões salvas e o histórico de edição.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Restore the backup</source>
        <translation>Restaurar o backup</translation>
    </message>
    <message>
        <source>Backup restored.</source>
        <translation>Backup restaurado.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Only automated cards</source>
        <translation>Só cards automatizados</translation>
    </message>
    <message>
        <source>Leave out cards whose effect is not automated yet.</source>
        <translation>Ocultar os cards com efeito ainda não automatizado.</translation>
    </message>
    <message numerus="yes">
        <source>%n not shown</source>
        <translation>
            <numerusform>%n oculto</numerusform>
            <numerusform>%n ocultos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) with several printings: the first that can be played was taken</source>
        <translation>
            <numerusform>%n nome com várias impressões: foi usada a primeira que pode ser jogada</numerusform>
            <numerusform>%n nomes com várias impressões: foi usada a primeira que pode ser jogada</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message>
        <source>✓ Legal: %1</source>
        <translation>✓ Legal: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): %1</source>
        <translation>
            <numerusform>%n problema: %1</numerusform>
            <numerusform>%n problemas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <source>Choose cards to remove…</source>
        <translation>Escolher cards para remover…</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckPlots</name>
    <message>
        <source>Deck statistics</source>
        <translation>Estatísticas do deck</translation>
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
        <source>Jutsu costs</source>
        <translation>Custos dos Jutsus</translation>
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
        <source>Earliest entry</source>
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
        <source>needed and provided</source>
        <translation>exigidos e fornecidos</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
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
        <source>Add one</source>
        <translation>Adicionar um</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Remover um</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Remover todos</translation>
    </message>
    <message>
        <source>Add one to the deck</source>
        <translation>Adicionar um ao deck</translation>
    </message>
    <message>
        <source>Add one to the sideboard</source>
        <translation>Adicionar um ao sideboard</translation>
    </message>
    <message>
        <source>Add one to the reinforcement deck</source>
        <translation>Adicionar um ao Deck de Reforços</translation>
    </message>
    <message>
        <source>Drop cards here or press + in the list. The box at the top left has ready-made decks to copy.</source>
        <translation>Solte cards aqui ou pressione + na lista. A caixa no canto superior esquerdo tem decks prontos para copiar.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksPanel</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Baralho</translation>
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
        <source>Discard pile</source>
        <comment>gormiti</comment>
        <translation>Pilha de descarte</translation>
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
    <message>
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Baralhos</translation>
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
        <source>Tags, separated by commas</source>
        <translation>Etiquetas, separadas por vírgulas</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>A tag can have at most %n character(s).</source>
        <translation>
            <numerusform>Uma etiqueta pode ter no máximo %n caractere.</numerusform>
            <numerusform>Uma etiqueta pode ter no máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck can have at most %n tag(s).</source>
        <translation>
            <numerusform>Um deck pode ter no máximo %n etiqueta.</numerusform>
            <numerusform>Um deck pode ter no máximo %n etiquetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::EndSheet</name>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>View the table</source>
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
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>Trocar os decks</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <comment>gormiti</comment>
        <translation>Trocar os baralhos</translation>
    </message>
    <message>
        <source>Since you sat down</source>
        <translation>Desde que vocês sentaram</translation>
    </message>
    <message>
        <source>Watch the last turn</source>
        <translation>Assistir ao último turno</translation>
    </message>
    <message>
        <source>Watch the last turn</source>
        <comment>gormiti</comment>
        <translation>Assistir ao último turno</translation>
    </message>
    <message>
        <source>Battle rewards turn by turn: %1 %2; %3 %4</source>
        <translation>Prêmios de Batalha turno a turno: %1 %2; %3 %4</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::GuideDialog</name>
    <message>
        <source>How to play the ready-made decks</source>
        <translation>Como jogar com os decks prontos</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Decks prontos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy this deck</source>
        <translation>Copiar este deck</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>O plano</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combos</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>A mão inicial</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>Pontos fracos</translation>
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
        <translation>Joga em segundo</translation>
    </message>
    <message>
        <source>Going second, with mulligans to find it</source>
        <translation>Em segundo, com Mulligans para achar o card</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mão: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand; seed %1</source>
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
        <source>Change key…</source>
        <translation>Alterar tecla…</translation>
    </message>
    <message>
        <source>Its default key is now used by another line.</source>
        <translation>A tecla padrão dela agora é usada por outra linha.</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restaurar todas</translation>
    </message>
    <message>
        <source>Press the new key for: %1. Press Esc to leave it unchanged.</source>
        <translation>Pressione a nova tecla para: %1. Pressione Esc para não mudar.</translation>
    </message>
    <message>
        <source>Press Enter or double-click to change the key for this line.</source>
        <translation>Pressione Enter ou clique duas vezes para alterar a tecla desta linha.</translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Aqui cabe só %n caractere; o resto ficou de fora.</numerusform>
            <numerusform>Aqui cabem só %n caracteres; o resto ficou de fora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LogView</name>
    <message>
        <source>The first decision will appear here.</source>
        <translation>A primeira decisão aparecerá aqui.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>playsheet::MarkPicker</name>
    <message>
        <source>Seat mark</source>
        <translation>Marca do lugar</translation>
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
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <translation>Duas pessoas em uma tela. Cada lugar tem seu nome, seu deck e seu idioma.</translation>
    </message>
    <message>
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <comment>gormiti</comment>
        <translation>Duas pessoas em uma tela. Cada lugar tem seu nome, seu baralho e seu idioma.</translation>
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
        <source>Open: both hands are face up. Good for learning.</source>
        <translation>Abertas: as duas mãos ficam de face para cima. Bom para aprender.</translation>
    </message>
    <message>
        <source>Open: both hands are face up. Good for learning.</source>
        <comment>gormiti</comment>
        <translation>Abertas: as duas mãos ficam de face para cima. Bom para aprender.</translation>
    </message>
    <message>
        <source>Hold to see: hands are face down; to look at a hand, its player holds a key, or the mouse button on the hand.</source>
        <translation>Segurar para ver: as mãos ficam de face para baixo; para ver a sua, cada jogador segura uma tecla, ou o mouse sobre a mão.</translation>
    </message>
    <message>
        <source>Hold to see: hands are face down; to look at a hand, its player holds a key, or the mouse button on the hand.</source>
        <comment>gormiti</comment>
        <translation>Segurar para ver: as mãos ficam de face para baixo; para ver a sua, cada jogador segura uma tecla, ou o mouse sobre a mão.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A deck is not legal: see the lines in red.</source>
        <translation>Há um deck ilegal: veja as linhas em vermelho.</translation>
    </message>
    <message>
        <source>A deck is not legal: see the lines in red.</source>
        <comment>gormiti</comment>
        <translation>Há um baralho ilegal: veja as linhas em vermelho.</translation>
    </message>
    <message>
        <source>The two players need different names.</source>
        <translation>Os dois jogadores precisam de nomes diferentes.</translation>
    </message>
    <message>
        <source>The cards cannot be loaded: see Help, Card problems.</source>
        <translation>Não foi possível carregar os cards: veja Ajuda, Problemas dos cards.</translation>
    </message>
    <message>
        <source>The cards cannot be loaded: see Help, Card problems.</source>
        <comment>gormiti</comment>
        <translation>Não foi possível carregar as cartas: veja Ajuda, Problemas das cartas.</translation>
    </message>
    <message>
        <source>Fix the deck…</source>
        <translation>Corrigir o deck…</translation>
    </message>
    <message>
        <source>Fix the deck…</source>
        <comment>gormiti</comment>
        <translation>Corrigir o baralho…</translation>
    </message>
    <message>
        <source>Curtain: the table stays covered until the deciding player opens it; passing works without opening it.</source>
        <translation>Cortina: a mesa fica coberta até quem decide abri-la; para passar não é preciso abrir.</translation>
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
        <translation>Mes&amp;a</translation>
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
        <translation>Mo&amp;vimento</translation>
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
        <source>Lar&amp;ger text</source>
        <translation>Texto &amp;maior</translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation>Te&amp;xto menor</translation>
    </message>
    <message>
        <source>Default text s&amp;ize</source>
        <translation>Tamanho &amp;normal do texto</translation>
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
        <source>Concede for %1…</source>
        <translation>Desistir por %1…</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Sair desta partida?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
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
        <source>%1 will lose this game.</source>
        <translation>%1 perderá esta partida.</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>Keep playing</source>
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
        <source>A card table for one screen. It plays three games by their complete rules: the Naruto collectible card game, Gormiti, and Rising Clan, a variant for two to nine people with cards of our own.

An unofficial fan project. The names of the games and their cards belong to their owners; no printed art, logos or card text from the publishers are included.

Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0). Libraries: Qt (LGPL 3), SQLite (public domain), {fmt}, toml++, nlohmann/json, SQLiteCpp, libxkbcommon and Wayland (MIT), CLI11 and xxHash (BSD), LEMON (Boost 1.0), PCG (Apache License 2.0), libcanberra (LGPL 2.1).</source>
        <translation>Uma mesa de cards em uma só tela. Três jogos com as regras completas: o jogo de cards colecionáveis de Naruto, Gormiti e Rising Clan, uma variante para duas a nove pessoas com cards nossos.

Um projeto de fãs, não oficial. Os nomes dos jogos e dos cards pertencem aos respectivos donos; o programa não contém ilustrações, logotipos nem textos de cards das editoras.

Software livre sob a GNU General Public License, versão 3 ou posterior. Fontes: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0). Bibliotecas: Qt (LGPL 3), SQLite (domínio público), {fmt}, toml++, nlohmann/json, SQLiteCpp, libxkbcommon e Wayland (MIT), CLI11 e xxHash (BSD), LEMON (Boost 1.0), PCG (Apache License 2.0), libcanberra (LGPL 2.1).</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;House rules of this match…</source>
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
        <source>Card &amp;problems…</source>
        <comment>gormiti</comment>
        <translation>&amp;Problemas das cartas…</translation>
    </message>
    <message>
        <source>Card &amp;names</source>
        <translation>Nom&amp;es dos cards</translation>
    </message>
    <message>
        <source>Card &amp;names</source>
        <comment>gormiti</comment>
        <translation>Nom&amp;es das cartas</translation>
    </message>
    <message>
        <source>Same as the card text</source>
        <translation>Como no texto dos cards</translation>
    </message>
    <message>
        <source>Same as the card text</source>
        <comment>gormiti</comment>
        <translation>Como no texto das cartas</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Italian where known</source>
        <translation>Italiano, quando houver</translation>
    </message>
    <message>
        <source>Explain &amp;keywords</source>
        <translation>Explicar &amp;palavras-chave</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <translation>Trecho seg&amp;uinte do card</translation>
    </message>
    <message>
        <source>N&amp;ext phrase of the card</source>
        <comment>gormiti</comment>
        <translation>Trecho seg&amp;uinte da carta</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <translation>Trecho anterior do card</translation>
    </message>
    <message>
        <source>Pre&amp;vious phrase of the card</source>
        <comment>gormiti</comment>
        <translation>Trecho anterior da carta</translation>
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
        <source>Wait for Continue</source>
        <translation>Esperar por “Continuar”</translation>
    </message>
    <message>
        <source>Wait for 3 seconds</source>
        <translation>Esperar 3 segundos</translation>
    </message>
    <message>
        <source>Continue at once</source>
        <translation>Continuar imediatamente</translation>
    </message>
    <message>
        <source>&amp;Judge’s desk…</source>
        <translation>Mesa do &amp;juiz…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Histó&amp;rico</translation>
    </message>
    <message>
        <source>&amp;Chain</source>
        <translation>&amp;Série</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>Dec&amp;ks</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <comment>gormiti</comment>
        <translation>&amp;Baralhos</translation>
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
        <translation>Ima&amp;gens dos cards</translation>
    </message>
    <message>
        <source>Card &amp;pictures</source>
        <comment>gormiti</comment>
        <translation>Ima&amp;gens das cartas</translation>
    </message>
    <message>
        <source>&amp;Drawn by Playsheet</source>
        <translation>&amp;Desenhadas pelo Playsheet</translation>
    </message>
    <message>
        <source>&amp;Custom pictures from a folder…</source>
        <translation>Imagens &amp;personalizadas de uma pasta…</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <translation>Pasta com imagens de cards</translation>
    </message>
    <message>
        <source>Folder with pictures of cards</source>
        <comment>gormiti</comment>
        <translation>Pasta com imagens de cartas</translation>
    </message>
    <message>
        <source>Log column in &amp;wide windows</source>
        <translation>Histórico em janelas &amp;largas</translation>
    </message>
    <message>
        <source>T&amp;urn the table to the deciding player</source>
        <translation>Gi&amp;rar a mesa para quem decide</translation>
    </message>
    <message>
        <source>Sit opposite each other (top upside do&amp;wn)</source>
        <translation>Frente a frente (lado de cima de &amp;ponta-cabeça)</translation>
    </message>
    <message>
        <source>Large enough for &amp;fingers</source>
        <translation>Grande o bastante para os &amp;dedos</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>O mesmo do programa</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Idioma do histórico</translation>
    </message>
    <message>
        <source>%1’s language</source>
        <translation>Idioma de %1</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Coleção</translation>
    </message>
    <message>
        <source>D&amp;ecks…</source>
        <translation>Dec&amp;ks…</translation>
    </message>
    <message>
        <source>D&amp;ecks…</source>
        <comment>gormiti</comment>
        <translation>Bara&amp;lhos…</translation>
    </message>
    <message>
        <source>&amp;Matches and statistics…</source>
        <translation>Par&amp;tidas e estatísticas…</translation>
    </message>
    <message>
        <source>This match is not over. It is saved automatically and can be resumed later.</source>
        <translation>Esta partida não terminou. Ela foi salva automaticamente e pode ser retomada depois.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Abrir um re&amp;gistro…</translation>
    </message>
    <message>
        <source>Repor&amp;t a ruling…</source>
        <translation>Relatar uma d&amp;ecisão de regra…</translation>
    </message>
    <message>
        <source>The report was saved as %1: a report never replaces a file, and its name ends in .match.</source>
        <translation>O relato foi salvo como %1: um relato nunca substitui um arquivo, e o nome dele termina em .match.</translation>
    </message>
    <message>
        <source>The match was not dismissed</source>
        <translation>Não foi possível deixar a partida de lado</translation>
    </message>
    <message>
        <source>A change was not saved</source>
        <translation>Uma alteração não foi salva</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>A cópia não foi salva</translation>
    </message>
    <message>
        <source>The match is not being saved</source>
        <translation>A partida não está sendo salva</translation>
    </message>
    <message>
        <source>This match cannot be resumed</source>
        <translation>Não foi possível retomar a partida</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>O relato não foi salvo</translation>
    </message>
    <message>
        <source>The report has another name</source>
        <translation>O relato tem outro nome</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The record cannot be opened</source>
        <translation>Não foi possível abrir o registro</translation>
    </message>
    <message>
        <source>T&amp;ournaments…</source>
        <translation>T&amp;orneios…</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Voltar ao torneio</translation>
    </message>
    <message>
        <source>Table %1 · to the tournament</source>
        <translation>Mesa %1 · ao torneio</translation>
    </message>
    <message>
        <source>Table %1 · %2</source>
        <translation>Mesa %1 · %2</translation>
    </message>
    <message>
        <source>Table %1: enter %2 – %3</source>
        <translation>Mesa %1: registrar %2 – %3</translation>
    </message>
    <message>
        <source>To the pages of the tournament?</source>
        <translation>Para as páginas do torneio?</translation>
    </message>
    <message>
        <source>They show drafts and the decks of all players: they are for the organiser alone.</source>
        <translation>Elas mostram os rascunhos e os decks de todos os jogadores: são só para o organizador.</translation>
    </message>
    <message>
        <source>I am the organiser</source>
        <translation>Sou o organizador</translation>
    </message>
    <message>
        <source>Sudden death is over</source>
        <translation>A morte súbita acabou</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo esgotado</translation>
    </message>
    <message>
        <source>The match is level and needs a winner, so play continues: the first player to take a battle reward or to send an opposing Ninja to the discard pile wins it.</source>
        <translation>O confronto está empatado e precisa de um vencedor, então o jogo continua: vence quem primeiro ganhar um Prêmio de Batalha ou mandar um Ninja do oponente para a Pilha de Descartes.</translation>
    </message>
    <message>
        <source>The match is decided: %1.</source>
        <translation>O confronto está decidido: %1.</translation>
    </message>
    <message>
        <source>The match ends as it stands: %1. The game on the table does not count.</source>
        <translation>O confronto termina como está: %1. A partida na mesa não conta.</translation>
    </message>
    <message>
        <source>Table %1 · sudden death</source>
        <translation>Mesa %1 · morte súbita</translation>
    </message>
    <message>
        <source>%1 will be out of this game.</source>
        <translation>%1 ficará fora desta partida.</translation>
    </message>
    <message>
        <source>Kno&amp;wledge of the players…</source>
        <translation>&amp;Quem sabe o quê…</translation>
    </message>
    <message>
        <source>Knowledge of the players</source>
        <translation>Quem sabe o quê</translation>
    </message>
    <message>
        <source>Game %1 of “%2”: seats as they were drawn</source>
        <translation>Partida %1 de “%2”: lugares conforme o sorteio</translation>
    </message>
    <message>
        <source>This game cannot be played for the tournament</source>
        <translation>Esta partida não pode ser jogada pelo torneio</translation>
    </message>
    <message>
        <source>Game %1 is entered into the tournament.</source>
        <translation>A partida %1 foi lançada no torneio.</translation>
    </message>
    <message>
        <source>Game %1 · to the tournament</source>
        <translation>Partida %1 · ao torneio</translation>
    </message>
    <message>
        <source>Game %1 is entered · to the tournament</source>
        <translation>Partida %1 lançada · ao torneio</translation>
    </message>
    <message>
        <source>Enter game %1</source>
        <translation>Lançar a partida %1</translation>
    </message>
    <message>
        <source>Rising Clan cannot be played in this window.</source>
        <translation>Não é possível jogar Rising Clan nesta janela.</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Started</source>
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
        <source>Resume</source>
        <translation>Retomar</translation>
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
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Nenhuma partida ainda.</translation>
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
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 deleted. Choose Undo to restore it; the file is in the “trash” folder.</source>
        <translation>%1: excluída. Escolha Desfazer para restaurá-la; o arquivo está na pasta “trash”.</translation>
    </message>
    <message>
        <source>Match restored.</source>
        <translation>Partida restaurada.</translation>
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
        <source>starting player</source>
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
        <source>Available cards</source>
        <translation>Cards disponíveis</translation>
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
        <source>%n error(s) in the card files. The affected cards are left out.</source>
        <translation>
            <numerusform>%n erro nos arquivos de cards. Os cards afetados ficam de fora.</numerusform>
            <numerusform>%n erros nos arquivos de cards. Os cards afetados ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about the card files.</source>
        <translation>
            <numerusform>%n aviso sobre os arquivos de cards.</numerusform>
            <numerusform>%n avisos sobre os arquivos de cards.</numerusform>
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
        <translation>Local</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
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
        <source>Custom cards folder: %1</source>
        <translation>Pasta dos cards personalizados: %1</translation>
    </message>
    <message>
        <source>No problems: all card files were read.</source>
        <translation>Nenhum problema: todos os arquivos de cards foram lidos.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>playsheet::QueryBar</name>
    <message>
        <source>Search in any language, for example t:ninja s:fire power&gt;=4</source>
        <translation>Buscar em qualquer idioma, por exemplo t:ninja s:fogo power&gt;=4</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <source>Search cards</source>
        <comment>gormiti</comment>
        <translation>Buscar cartas</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Ajuda da busca</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Remover: %1</translation>
    </message>
    <message>
        <source>Replace with the suggested word</source>
        <translation>Substituir pela palavra sugerida</translation>
    </message>
    <message>
        <source>Search in any language, for example t:fighter e:fire atk&gt;=30</source>
        <translation>Buscar em qualquer idioma, por exemplo t:combatente e:fogo atq&gt;=30</translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message>
        <source>No card has this name</source>
        <translation>Nenhum card tem este nome</translation>
    </message>
    <message>
        <source>Several cards have this name</source>
        <translation>Vários cards têm este nome</translation>
    </message>
    <message>
        <source>Code and name belong to different cards</source>
        <translation>Código e nome são de cards diferentes</translation>
    </message>
    <message>
        <source>The number of copies must be 1 to 99</source>
        <translation>O número de cópias deve ser de 1 a 99</translation>
    </message>
    <message>
        <source>Listed among cards that are not in the deck</source>
        <translation>Está entre os cards que ficam fora do deck</translation>
    </message>
    <message>
        <source>This line has more than a card and a number</source>
        <translation>A linha tem mais do que um card e uma quantidade</translation>
    </message>
    <message>
        <source>This heading is not a part of the deck</source>
        <translation>Este título não é uma parte do deck</translation>
    </message>
    <message>
        <source>No card on this line</source>
        <translation>Não há card nesta linha</translation>
    </message>
    <message>
        <source>Unclear lines</source>
        <translation>Linhas com dúvidas</translation>
    </message>
    <message numerus="yes">
        <source>%n unclear line(s). Choose a card for each.</source>
        <translation>
            <numerusform>%n linha com dúvida. Escolha o card.</numerusform>
            <numerusform>%n linhas com dúvidas. Escolha um card para cada uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import list</source>
        <translation>Importar lista</translation>
    </message>
    <message>
        <source>Line %1: card</source>
        <translation>Linha %1: card</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolha…</translation>
    </message>
    <message>
        <source>Skip this line</source>
        <translation>Pular esta linha</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the sideboard</source>
        <translation>
            <numerusform>Adicionar %n card ao sideboard</numerusform>
            <numerusform>Adicionar %n cards ao sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the reinforcement deck</source>
        <translation>
            <numerusform>Adicionar %n card ao Deck de Reforços</numerusform>
            <numerusform>Adicionar %n cards ao Deck de Reforços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the deck</source>
        <translation>
            <numerusform>Adicionar %n card ao deck</numerusform>
            <numerusform>Adicionar %n cards ao deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these cards</source>
        <translation>Pular estes cards</translation>
    </message>
</context>
<context>
    <name>playsheet::RemovalDialog</name>
    <message>
        <source>Remove cards</source>
        <translation>Remover cards</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>Remover %1 de %2</translation>
    </message>
</context>
<context>
    <name>playsheet::ReplayBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Ir ao início</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <translation>Voltar um turno</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <comment>gormiti</comment>
        <translation>Voltar um turno</translation>
    </message>
    <message>
        <source>Back one phase</source>
        <translation>Voltar uma fase</translation>
    </message>
    <message>
        <source>Back one decision</source>
        <translation>Voltar uma decisão</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Forward one decision</source>
        <translation>Avançar uma decisão</translation>
    </message>
    <message>
        <source>Forward one phase</source>
        <translation>Avançar uma fase</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <translation>Avançar um turno</translation>
    </message>
    <message>
        <source>Forward one turn</source>
        <comment>gormiti</comment>
        <translation>Avançar um turno</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidade de reprodução</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Back one round</source>
        <translation>Voltar uma rodada</translation>
    </message>
    <message>
        <source>Forward one round</source>
        <translation>Avançar uma rodada</translation>
    </message>
    <message>
        <source>Back one phase or clash</source>
        <translation>Voltar uma fase ou um confronto</translation>
    </message>
    <message>
        <source>Forward one phase or clash</source>
        <translation>Avançar uma fase ou um confronto</translation>
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
        <source>No record is open. Every match is recorded in the data folder.</source>
        <translation>Nenhum registro aberto. Toda partida fica registrada na pasta de dados.</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Mãos mostradas</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Report a ruling…</source>
        <translation>Relatar uma decisão de regra…</translation>
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
        <source>%1 cannot be played back.</source>
        <translation>%1 não pode ser reproduzido.</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Mãos ocultas</translation>
    </message>
    <message>
        <source>%1’s view</source>
        <translation>Visão de %1</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos abertas</translation>
    </message>
    <message>
        <source>Replay: %1 and %2</source>
        <translation>Replay: %1 e %2</translation>
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
        <source>The rules have changed since this point: choose an earlier one.</source>
        <translation>As regras mudaram a partir deste ponto: escolha um ponto anterior.</translation>
    </message>
    <message>
        <source>Starts a new match from this point. This record is not changed.</source>
        <translation>Começa uma nova partida a partir deste ponto. Este registro não muda.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>A partida acabou: %1 venceu.</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Próxima decisão: %1.</translation>
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
        <source>The record breaks off in the middle of a decision, for example after a power cut. Everything before it is intact.</source>
        <translation>O registro para no meio de uma decisão, por exemplo por causa de uma queda de energia. Tudo o que vem antes está intacto.</translation>
    </message>
    <message>
        <source>Next problem: %1 of %2</source>
        <translation>Próximo problema: %1 de %2</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir até lá</translation>
    </message>
    <message>
        <source>Ruling report: %1</source>
        <translation>Relato de decisão de regra: %1</translation>
    </message>
    <message>
        <source>without a note</source>
        <translation>sem nota</translation>
    </message>
    <message>
        <source>%1: may this player’s hand be shown? This match is not over.</source>
        <translation>%1: a mão deste jogador pode ser mostrada? Esta partida não terminou.</translation>
    </message>
    <message>
        <source>%1: may this player’s hand be shown? This match is not over.</source>
        <comment>gormiti</comment>
        <translation>%1: a mão deste jogador pode ser mostrada? Esta partida não terminou.</translation>
    </message>
    <message>
        <source>%1: may this match be played from here? It is not over, and its cards would come in the same order.</source>
        <translation>%1: esta partida pode ser jogada a partir daqui? Ela não terminou, e os cards viriam na mesma ordem.</translation>
    </message>
    <message>
        <source>%1: may this match be played from here? It is not over, and its cards would come in the same order.</source>
        <comment>gormiti</comment>
        <translation>%1: esta partida pode ser jogada a partir daqui? Ela não terminou, e as cartas viriam na mesma ordem.</translation>
    </message>
    <message>
        <source>This match is on the table: continue it there. Playing from here would reveal its next cards.</source>
        <translation>Esta partida está na mesa: continue lá. Jogar a partir daqui revelaria os próximos cards.</translation>
    </message>
    <message>
        <source>This match is on the table: continue it there. Playing from here would reveal its next cards.</source>
        <comment>gormiti</comment>
        <translation>Esta partida está na mesa: continue lá. Jogar a partir daqui revelaria as próximas cartas.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>A partida terminou empatada.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
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
        <translation>Relatar uma decisão de regra</translation>
    </message>
    <message>
        <source>Which ruling looks wrong, and what should have happened instead?</source>
        <translation>Qual decisão de regra parece errada, e o que deveria ter acontecido?</translation>
    </message>
    <message>
        <source>The file will contain both hands and the whole game so far. None of that is shown on screen now, but anyone who opens the file can see it.</source>
        <translation>O arquivo vai conter as duas mãos e toda a partida até aqui. Nada disso aparece na tela agora, mas quem abrir o arquivo poderá ver.</translation>
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
    <name>playsheet::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message numerus="yes">
        <source>House rules: %n changed</source>
        <translation>
            <numerusform>Regras da casa: %n alterada</numerusform>
            <numerusform>Regras da casa: %n alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search house rules</source>
        <translation>Buscar nas regras da casa</translation>
    </message>
    <message>
        <source>No matching house rules.</source>
        <translation>Nenhuma regra da casa encontrada.</translation>
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
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n alterada</numerusform>
            <numerusform>%n alteradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message>
        <source>%1. These house rules apply to this match.</source>
        <translation>%1. Estas regras da casa valem nesta partida.</translation>
    </message>
    <message>
        <source>As ruled in 2011</source>
        <translation>Como decidido em 2011</translation>
    </message>
    <message>
        <source>Set the house rules that belong together; the others stay as they are.</source>
        <translation>Definir juntas as regras da casa ligadas entre si; as outras ficam como estão.</translation>
    </message>
    <message>
        <source>edition defaults</source>
        <translation>padrão da edição</translation>
    </message>
    <message>
        <source>%1. Where the rulebook is silent, both players can agree on another answer. A tick marks the edition’s default.</source>
        <translation>%1. Onde o livro de regras não diz nada, os dois jogadores podem combinar outra resposta. A marca mostra o padrão da edição.</translation>
    </message>
    <message>
        <source>%1 (edition default)</source>
        <translation>%1 (padrão da edição)</translation>
    </message>
</context>
<context>
    <name>playsheet::NumberField</name>
    <message>
        <source>Less: %1</source>
        <translation>Menos: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Mais: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::GormitiRulesDialog</name>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (padrão)</translation>
    </message>
    <message>
        <source>%1. These house rules apply to this match.</source>
        <translation>%1. Estas regras da casa valem nesta partida.</translation>
    </message>
    <message>
        <source>%1. Both players can agree on something other than the rules. A tick marks the default.</source>
        <translation>%1. Os dois jogadores podem combinar algo diferente das regras. A marca mostra o padrão.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>como nas regras</translation>
    </message>
    <message>
        <source>A match needs an end: quiet turns and turn limit cannot both be 0 (G-710).</source>
        <translation>A partida precisa de um fim: os turnos sem efeitos e o limite de turnos não podem ser os dois 0 (G-710).</translation>
    </message>
</context>
<context>
    <name>playsheet::SearchHelp</name>
    <message>
        <source>Search help</source>
        <translation>Ajuda da busca</translation>
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
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <translation>Abrir um arquivo de deck…</translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <comment>gormiti</comment>
        <translation>Abrir um arquivo de baralho…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Abrir um arquivo de deck</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <comment>gormiti</comment>
        <translation>Abrir um arquivo de baralho</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Decks (*.toml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <comment>gormiti</comment>
        <translation>Baralhos (*.toml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <translation>Como jogar com este deck</translation>
    </message>
    <message>
        <source>How to play this deck</source>
        <comment>gormiti</comment>
        <translation>Como jogar com este baralho</translation>
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
        <translation>Neste turno: %1</translation>
    </message>
    <message>
        <source>This turn: %1</source>
        <comment>gormiti</comment>
        <translation>Neste turno: %1</translation>
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
        <source>Each player draws an opening hand.</source>
        <translation>Cada jogador compra a mão inicial.</translation>
    </message>
    <message>
        <source>Each player draws an opening hand.</source>
        <comment>gormiti</comment>
        <translation>Cada jogador compra a mão inicial.</translation>
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
        <translation>Nenhuma batalha</translation>
    </message>
    <message>
        <source>No team is in action.</source>
        <translation>Nenhum Time está no Campo de Batalha.</translation>
    </message>
    <message>
        <source>Battle over</source>
        <translation>Batalha encerrada</translation>
    </message>
    <message>
        <source>The battle phase of this turn is over.</source>
        <translation>A Fase de Combate deste turno acabou.</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Nenhuma batalha ainda</translation>
    </message>
    <message>
        <source>Teams are sent in the battle phase.</source>
        <translation>Os Times são enviados na Fase de Combate.</translation>
    </message>
    <message>
        <source>Cards being looked at</source>
        <translation>Cards vistos</translation>
    </message>
    <message>
        <source>Cards being looked at</source>
        <comment>gormiti</comment>
        <translation>Cartas vistas</translation>
    </message>
    <message>
        <source>No cards here</source>
        <translation>Nenhum card aqui</translation>
    </message>
    <message>
        <source>No cards here</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta aqui</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>um card</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>gormiti</comment>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>Platoon</source>
        <translation>Pelotão</translation>
    </message>
    <message>
        <source>%1, support</source>
        <translation>%1, Suporte</translation>
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
        <source>%1, its own effect</source>
        <translation>%1, seu próprio efeito</translation>
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
        <source>the attack gets through</source>
        <translation>o ataque passa</translation>
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
        <translation>Empate: 1 ponto de dano para cada um</translation>
    </message>
    <message>
        <source>%1, backs 1</source>
        <translation>%1, Back Ninjas 1</translation>
    </message>
    <message>
        <source>no head to damage</source>
        <translation>nenhum Líder para sofrer dano</translation>
    </message>
    <message>
        <source>%1 takes 1 damage</source>
        <translation>%1 sofre 1 ponto de dano</translation>
    </message>
    <message>
        <source>%1 takes 2 damage</source>
        <translation>%1 sofre 2 pontos de dano</translation>
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
        <source>No cards in hand</source>
        <translation>Nenhum card na mão</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <comment>gormiti</comment>
        <translation>Nenhuma carta na mão</translation>
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
        <source>%1’s village</source>
        <translation>Vila de %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de Batalha</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Batalha</translation>
    </message>
    <message>
        <source>%1’s chakra area</source>
        <translation>Área de Chakra de %1</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Mão de %1</translation>
    </message>
    <message>
        <source>%1’s discard pile</source>
        <translation>Pilha de Descartes de %1</translation>
    </message>
    <message>
        <source>%1’s discard pile</source>
        <comment>gormiti</comment>
        <translation>Pilha de descarte de %1</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <translation>Deck de %1</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <comment>gormiti</comment>
        <translation>Baralho de %1</translation>
    </message>
    <message>
        <source>%1’s battle rewards</source>
        <translation>Prêmios de Batalha de %1</translation>
    </message>
    <message>
        <source>%1’s removed cards</source>
        <translation>Cards removidos de %1</translation>
    </message>
    <message>
        <source>%1’s removed cards</source>
        <comment>gormiti</comment>
        <translation>Cartas removidas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>gormiti</comment>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>card de face para baixo</translation>
    </message>
    <message>
        <source>card, face down</source>
        <comment>gormiti</comment>
        <translation>carta de face para baixo</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>Ferido</translation>
    </message>
    <message>
        <source>head Ninja</source>
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
        <translation>selecionado</translation>
    </message>
    <message>
        <source>selected as payment</source>
        <translation>escolhido como pagamento</translation>
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
        <source>can be chosen</source>
        <translation>pode ser escolhido</translation>
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
        <source>%1’s reinforcement deck</source>
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
        <source>Battle %1: %2’s team (%3) has power %4 and is not blocked</source>
        <translation>Batalha %1: o Time de %2 (%3) tem Poder %4 e não é bloqueado</translation>
    </message>
    <message>
        <source>Battle %1: %2’s team (%3) has power %4, %5’s team (%6) has power %7</source>
        <translation>Batalha %1: o Time de %2 (%3) tem Poder %4, o Time de %5 (%6) tem Poder %7</translation>
    </message>
    <message>
        <source>Combat %1, support %2</source>
        <translation>Combate %1, Suporte %2</translation>
    </message>
    <message>
        <source>%1’s turn marker</source>
        <translation>Marcador de Turnos de %1</translation>
    </message>
    <message>
        <source>both teams together</source>
        <translation>os dois Times juntos</translation>
    </message>
    <message>
        <source>%1 and %2 take 1 damage</source>
        <translation>%1 e %2 sofrem 1 ponto de dano</translation>
    </message>
    <message>
        <source>%1 and %2 take 2 damage</source>
        <translation>%1 e %2 sofrem 2 pontos de dano</translation>
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
        <source>highlighted</source>
        <translation>destacado</translation>
    </message>
    <message>
        <source>target of the effect being applied</source>
        <translation>Alvo do efeito que está sendo aplicado</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 pontos de dano</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nenhum Prêmio</translation>
    </message>
    <message>
        <source>%1 rewards</source>
        <translation>%1 Prêmios</translation>
    </message>
    <message>
        <source>a text decides</source>
        <translation>um texto decide</translation>
    </message>
    <message>
        <source>a text decides the damage</source>
        <translation>um texto decide o dano</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nenhum dano</translation>
    </message>
    <message>
        <source>damage: %1</source>
        <translation>dano: %1</translation>
    </message>
    <message>
        <source>discarded: %1</source>
        <translation>descartadas: %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
</context>
<context>
    <name>playsheet::SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
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
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Baralhos</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
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
        <source>Decks</source>
        <comment>gormiti</comment>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>gormiti</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Show statistics for</source>
        <translation>Mostrar estatísticas de</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nenhuma partida terminada ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). The starting player won %1.</source>
        <translation>
            <numerusform>%n partida. Quem começou venceu %1.</numerusform>
            <numerusform>%n partidas. Quem começou venceu %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>gormiti</comment>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>Começando</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>Em segundo</translation>
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
        <source>Card</source>
        <comment>gormiti</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Em decks</translation>
    </message>
    <message>
        <source>In decks</source>
        <comment>gormiti</comment>
        <translation>Em baralhos</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
    <message>
        <source>Started</source>
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
        <source>Won by</source>
        <translation>Vitória por</translation>
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
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many, as a heading</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n partida.</numerusform>
            <numerusform>%n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw: %1</source>
        <translation>empate: %1</translation>
    </message>
    <message>
        <source>nobody: %1</source>
        <translation>ninguém: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::TableFile</name>
    <message>
        <source>Table for programs (*.csv)</source>
        <translation>Tabela para outros programas (*.csv)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabela para uma planilha (*.csv)</translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message>
        <source>The settings cannot be read and have been reset.</source>
        <translation>Não foi possível ler as configurações; elas voltaram ao padrão.</translation>
    </message>
    <message numerus="yes">
        <source>%n ready-made deck(s) cannot be read.</source>
        <translation>
            <numerusform>Não foi possível ler %n deck pronto.</numerusform>
            <numerusform>Não foi possível ler %n decks prontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no decks to play with: the folder of ready-made decks is missing or empty.</source>
        <translation>Não há decks para jogar: a pasta de decks prontos não existe ou está vazia.</translation>
    </message>
    <message>
        <source>The cards cannot be read.</source>
        <translation>Não foi possível ler os cards.</translation>
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
        <source>A decision was refused; the match cannot continue.</source>
        <translation>Uma decisão foi recusada; a partida não pode continuar.</translation>
    </message>
    <message>
        <source>The screenshot cannot be saved: %1</source>
        <translation>Não foi possível salvar a captura de tela: %1</translation>
    </message>
    <message>
        <source>%1: there is no edition “%2”; matches will use “%3”. Available editions: %4.</source>
        <translation>%1: não existe a edição “%2”; as partidas vão usar “%3”. Edições disponíveis: %4.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. Available editions: %2.</source>
        <translation>Não existe a edição “%1”. Edições disponíveis: %2.</translation>
    </message>
    <message>
        <source>%1: invalid keys, replaced by the defaults: %2.</source>
        <translation>%1: teclas inválidas, substituídas pelas padrão: %2.</translation>
    </message>
    <message>
        <source>Playsheet is already open and does not answer. Close it, then try again.</source>
        <translation>O Playsheet já está aberto e não responde. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>%1 belongs to a game that is played without a window: playsheet-cli reads it.</source>
        <translation>%1 pertence a um jogo que se joga sem janela: o playsheet-cli o lê.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not in UTF-8. Rename the file, then open it again.</source>
        <translation>Não é possível abrir %1: o nome não está em UTF-8. Renomeie o arquivo e abra-o de novo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a match record, ruling report, deck, share code or tournament.</source>
        <translation>Não é possível abrir %1: não é um registro de partida, um relato de decisão de regra, um deck, um código para compartilhar nem um torneio.</translation>
    </message>
    <message>
        <source>%1: unknown house rules of Gormiti; the rules apply instead: %2.</source>
        <translation>%1: regras da casa de Gormiti desconhecidas; no lugar delas valem as regras: %2.</translation>
    </message>
    <message>
        <source>%1 is a deck of Gormiti, and the cards of Gormiti cannot be read.</source>
        <translation>%1 é um deck de Gormiti. Não foi possível ler os cards desse jogo.</translation>
    </message>
    <message>
        <source>%1: unknown house rules of Rising Clan; the rules apply instead: %2.</source>
        <translation>%1: regras da casa de Rising Clan desconhecidas; no lugar delas valem as regras: %2.</translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>This event is open in another window of Playsheet.</source>
        <translation>Este evento está aberto em outra janela do Playsheet.</translation>
    </message>
    <message>
        <source>This file cannot be imported. %1</source>
        <translation>Não foi possível importar este arquivo. %1</translation>
    </message>
</context>
<context>
    <name>EventPaper</name>
    <message>
        <source>bye</source>
        <translation>folga (bye)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Desiste</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Assinatura</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Games won:</source>
        <translation>Partidas ganhas:</translation>
    </message>
    <message>
        <source>Extra time:</source>
        <translation>Tempo adicional:</translation>
    </message>
    <message>
        <source>Remarks:</source>
        <translation>Observações:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <translation>V-E-D</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Folgas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Opp. points</source>
        <translation>Pontos adv.</translation>
    </message>
    <message>
        <source>Opp. wins</source>
        <translation>Vitórias adv.</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Suas partidas</translation>
    </message>
    <message>
        <source>Opp. games</source>
        <translation>Partidas adv.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Pontos de classificação</translation>
    </message>
    <message>
        <source>Shop or club: %1</source>
        <translation>Loja ou clube: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Data: %1</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Jogadores: %1</translation>
    </message>
    <message>
        <source>Fewer than 4 players: unofficial, no ranking points.</source>
        <translation>Menos de 4 jogadores: não oficial, sem pontos de classificação.</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Pareamento por mesa</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Pareamento por nome</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Folhas de resultado</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Standings by name</source>
        <translation>Classificação por nome</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Enter players</source>
        <translation>Inscrever jogadores</translation>
    </message>
    <message>
        <source>Deal the groups</source>
        <translation>Formar os grupos</translation>
    </message>
    <message>
        <source>Draft round %1</source>
        <translation>Rascunhar a rodada %1</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar a rodada %1</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>Iniciar a rodada %1</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Inserir resultados</translation>
    </message>
    <message>
        <source>Draw the tie-break games</source>
        <translation>Sortear os desempates</translation>
    </message>
    <message>
        <source>Enter the tie-break games</source>
        <translation>Inserir os desempates</translation>
    </message>
    <message>
        <source>Make the cut</source>
        <translation>Fazer o corte</translation>
    </message>
    <message>
        <source>End the event</source>
        <translation>Encerrar o evento</translation>
    </message>
    <message>
        <source>Mark as reported</source>
        <translation>Marcar como relatado</translation>
    </message>
</context>
<context>
    <name>playsheet::BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Terceiro lugar</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>folga (bye)</translation>
    </message>
</context>
<context>
    <name>playsheet::ClockPanel</name>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
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
        <translation>Encerrar o tempo</translation>
    </message>
    <message>
        <source>Large clock</source>
        <translation>Relógio grande</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>The clock starts with the round.</source>
        <translation>O relógio começa com a rodada.</translation>
    </message>
    <message>
        <source>Time has been called.</source>
        <translation>O fim do tempo foi anunciado.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>O tempo acabou.</translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation>Termina às %1</translation>
    </message>
</context>
<context>
    <name>playsheet::ClockWindow</name>
    <message>
        <source>Round clock</source>
        <translation>Relógio da rodada</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>folga (bye)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>playsheet::CorrectionSheet</name>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Further players whose place changes: %1</source>
        <translation>Outros jogadores que mudam de posição: %1</translation>
    </message>
    <message>
        <source>%1: place %2, before %3</source>
        <translation>%1: posição %2, antes %3</translation>
    </message>
    <message>
        <source>%1: points %2, before %3; place %4, before %5</source>
        <translation>%1: pontos %2, antes %3; posição %4, antes %5</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 instead of %4</source>
        <translation>Rodada %1, mesa %2: %3 em vez de %4</translation>
    </message>
    <message>
        <source>Points and places stay as they are.</source>
        <translation>Pontos e posições ficam como estão.</translation>
    </message>
    <message>
        <source>Keep the pairings that are published</source>
        <translation>Manter o pareamento publicado</translation>
    </message>
    <message>
        <source>Draft the next round again (new tables: %1)</source>
        <translation>Refazer o rascunho da próxima rodada (mesas novas: %1)</translation>
    </message>
    <message>
        <source>Repair: change as few published tables as possible (new tables: %1)</source>
        <translation>Corrigir: mudar o mínimo de mesas publicadas (mesas novas: %1)</translation>
    </message>
    <message>
        <source>Pair the whole round again (new tables: %1)</source>
        <translation>Parear toda a rodada de novo (mesas novas: %1)</translation>
    </message>
    <message>
        <source>Make the cut again (players who are replaced: %1)</source>
        <translation>Refazer o corte (jogadores substituídos: %1)</translation>
    </message>
    <message>
        <source>Entry error</source>
        <translation>Erro de digitação</translation>
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
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Shop or club</source>
        <translation>Loja ou clube</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>New event…</source>
        <translation>Novo evento…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar um arquivo…</translation>
    </message>
    <message>
        <source>Use the part before the fault</source>
        <translation>Usar a parte antes do erro</translation>
    </message>
    <message>
        <source>Reading the events…</source>
        <translation>Lendo os eventos…</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>aberto em outra janela</translation>
    </message>
    <message>
        <source>damaged from line %1 on</source>
        <translation>danificado a partir da linha %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ilegível</translation>
    </message>
    <message>
        <source>No events yet. Create the first one, or import a file.</source>
        <translation>Ainda não há eventos. Crie o primeiro ou importe um arquivo.</translation>
    </message>
    <message>
        <source>Ranking over events…</source>
        <translation>Classificação de vários eventos…</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Novo torneio…</translation>
    </message>
    <message>
        <source>for points</source>
        <translation>por pontos</translation>
    </message>
</context>
<context>
    <name>playsheet::EventSession</name>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Refeito: %1</translation>
    </message>
</context>
<context>
    <name>playsheet::EventSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Fase final</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalidades</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
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
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Cancel the event…</source>
        <translation>Cancelar o evento…</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>ensaio</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>resultados que faltam: %1</translation>
    </message>
    <message>
        <source>Undo the report</source>
        <translation>Desfazer o relatório</translation>
    </message>
    <message>
        <source>Save a copy of the event</source>
        <translation>Salvar uma cópia do evento</translation>
    </message>
    <message>
        <source>Events (*.tournament);;All files (*)</source>
        <translation>Eventos (*.tournament);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Cancel the event: it gives no points and no report</source>
        <translation>Cancelar o evento: não dá pontos nem relatório</translation>
    </message>
    <message>
        <source>the pairings can be fixed, see Round</source>
        <translation>o pareamento pode ser corrigido, veja Rodada</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Opções…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
    <message>
        <source>Save the event with its match records?</source>
        <translation>Salvar o evento com os registros das partidas?</translation>
    </message>
    <message>
        <source>The file holds the whole journal with all deck lists, and the records of the matches that were played in this program: they show both hands. While the event runs it is for the organiser alone.</source>
        <translation>O arquivo contém o diário inteiro, com todas as listas de decks, e os registros das partidas jogadas neste programa, que mostram as duas mãos. Enquanto o evento corre, é só para o organizador.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save the event with its match records</source>
        <translation>Salvar o evento com os registros das partidas</translation>
    </message>
    <message>
        <source>Events with records (*.tournament-share);;All files (*)</source>
        <translation>Eventos com registros (*.tournament-share);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1. Match records in it: %2.</source>
        <translation>Salvo como %1. Registros incluídos: %2.</translation>
    </message>
    <message>
        <source>No longer here: %1.</source>
        <translation>Não estão mais aqui: %1.</translation>
    </message>
    <message>
        <source>Save with match records…</source>
        <translation>Salvar com os registros…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>playsheet::NewEventSheet</name>
    <message>
        <source>New event</source>
        <translation>Novo evento</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Rehearsal: it can never be reported</source>
        <translation>Ensaio: nunca pode ser relatado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Shop or club</source>
        <translation>Loja ou clube</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Modalidade</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>Rodadas do sistema suíço</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Fase final</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates na classificação</translation>
    </message>
    <message>
        <source>Minutes of a Swiss round</source>
        <translation>Minutos de uma rodada suíça</translation>
    </message>
    <message>
        <source>Minutes of a knock-out round</source>
        <translation>Minutos de uma rodada eliminatória</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Pelo número de jogadores</translation>
    </message>
    <message>
        <source>None: the Swiss ranking is final</source>
        <translation>Nenhuma: vale a classificação do sistema suíço</translation>
    </message>
    <message>
        <source>Final: 2 players</source>
        <translation>Final: 2 jogadores</translation>
    </message>
    <message>
        <source>Semi-finals: 4 players</source>
        <translation>Semifinais: 4 jogadores</translation>
    </message>
    <message>
        <source>Quarter-finals: 8 players</source>
        <translation>Quartas de final: 8 jogadores</translation>
    </message>
    <message>
        <source>Round of 16</source>
        <translation>Oitavas de final</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>playsheet::PenaltiesTab</name>
    <message>
        <source>Penalties</source>
        <translation>Penalidades</translation>
    </message>
    <message>
        <source>Make heavier…</source>
        <translation>Agravar…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revogar…</translation>
    </message>
    <message>
        <source>Give the penalty</source>
        <translation>Aplicar a penalidade</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infração</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Consequência</translation>
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
        <translation>Antes da rodada 1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Agora: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Depois: %1</translation>
    </message>
    <message>
        <source>By the clock: %1</source>
        <translation>Pelo relógio: %1</translation>
    </message>
    <message>
        <source>Beside the list: this penalty needs a reason.</source>
        <translation>Fora da lista: esta penalidade precisa de um motivo.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Make the penalty of %1 heavier</source>
        <translation>Agravar a penalidade de %1</translation>
    </message>
    <message>
        <source>Make heavier</source>
        <translation>Agravar</translation>
    </message>
    <message>
        <source>The rules allow no heavier penalty for this infraction.</source>
        <translation>As regras não permitem uma penalidade mais grave para esta infração.</translation>
    </message>
    <message>
        <source>Revoke the penalty of %1</source>
        <translation>Revogar a penalidade de %1</translation>
    </message>
</context>
<context>
    <name>playsheet::PersonSheet</name>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>The code comes later</source>
        <translation>O código vem depois</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Menor de idade</translation>
    </message>
    <message>
        <source>A parent or guardian consents</source>
        <translation>Um responsável consente</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Apelido</translation>
    </message>
    <message>
        <source>Programme code</source>
        <translation>Código do programa</translation>
    </message>
    <message>
        <source>In the programme</source>
        <translation>No programa</translation>
    </message>
    <message>
        <source>For a player who cannot move</source>
        <translation>Para quem não pode mudar de lugar</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fixa</translation>
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
        <translation>Adicionar jogador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Here or not</source>
        <translation>Presente ou não</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Todos presentes</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalhes…</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Give a table…</source>
        <translation>Dar uma mesa…</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Nome de um novo jogador</translation>
    </message>
    <message>
        <source>Programme code; empty: it comes later</source>
        <translation>Código do programa; vazio: vem depois</translation>
    </message>
    <message>
        <source>Mark a new player as here at once</source>
        <translation>Marcar logo um novo jogador como presente</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Apelido</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fora por expulsão</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>nunca veio</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>fora por desistência</translation>
    </message>
    <message>
        <source>not here yet</source>
        <translation>ainda ausente</translation>
    </message>
    <message>
        <source>waiting for a table</source>
        <translation>à espera de uma mesa</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>inscrição tardia</translation>
    </message>
    <message>
        <source>code to come</source>
        <translation>código por vir</translation>
    </message>
    <message>
        <source>code missing</source>
        <translation>falta o código</translation>
    </message>
    <message>
        <source>consent missing</source>
        <translation>falta o consentimento</translation>
    </message>
    <message>
        <source>may not play</source>
        <translation>não pode jogar</translation>
    </message>
    <message>
        <source>always table %1</source>
        <translation>sempre na mesa %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Players: %1, playing: %2</source>
        <translation>Jogadores: %1, em jogo: %2</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>%1 is on the list, number %2.</source>
        <translation>%1 está na lista, número %2.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 voltou.</translation>
    </message>
    <message>
        <source>%1 has dropped. Choose Undo if that was a mistake.</source>
        <translation>%1 desistiu. Escolha Desfazer se foi engano.</translation>
    </message>
    <message>
        <source>Everybody at a table has a result: nobody is free.</source>
        <translation>Todos nas mesas têm resultado: ninguém está livre.</translation>
    </message>
    <message>
        <source>Lists…</source>
        <translation>Listas…</translation>
    </message>
    <message>
        <source>New player: %1</source>
        <translation>Jogador novo: %1</translation>
    </message>
    <message>
        <source>%1 is known from earlier events. %2 takes this person, %3 once more enrols somebody new of this name.</source>
        <translation>%1 já é conhecido de eventos anteriores. %2 escolhe essa pessoa, %3 de novo inscreve outra pessoa com o mesmo nome.</translation>
    </message>
    <message>
        <source>Players from a file…</source>
        <translation>Jogadores de um arquivo…</translation>
    </message>
    <message>
        <source>Players from a file</source>
        <translation>Jogadores de um arquivo</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelas (*.csv *.tsv *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the players as CSV…</source>
        <translation>Salvar os jogadores como CSV…</translation>
    </message>
    <message>
        <source>Players on the list: %1. Mark who is here.</source>
        <translation>Jogadores na lista: %1. Marque quem está presente.</translation>
    </message>
    <message>
        <source>Save the players</source>
        <translation>Salvar os jogadores</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 is on the list, as number %2. %3 once more enrols somebody else of this name.</source>
        <translation>%1 já está na lista com o número %2. %3 de novo inscreve outra pessoa com o mesmo nome.</translation>
    </message>
</context>
<context>
    <name>playsheet::PlayoffsTab</name>
    <message>
        <source>Players in the play-offs</source>
        <translation>Jogadores na fase final</translation>
    </message>
    <message>
        <source>Tie-break games</source>
        <translation>Partidas de desempate</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>O primeiro vence</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>O segundo vence</translation>
    </message>
    <message>
        <source>End the Swiss rounds early…</source>
        <translation>Encerrar antes as rodadas suíças…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Cabeça de chave</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Direct elimination: the bracket grows with each round.</source>
        <translation>Eliminação direta: a chave cresce a cada rodada.</translation>
    </message>
    <message>
        <source>The cut is made. Play-off rounds are drafted, published and started like the others.</source>
        <translation>O corte está feito. As rodadas da fase final são rascunhadas, publicadas e iniciadas como as outras.</translation>
    </message>
    <message>
        <source>This event has no play-offs: the Swiss ranking is final.</source>
        <translation>Este evento não tem fase final: vale a classificação do sistema suíço.</translation>
    </message>
    <message>
        <source>The cut has to be made again: these players advance then.</source>
        <translation>O corte tem de ser refeito: então avançam estes jogadores.</translation>
    </message>
    <message>
        <source>These players advance once the cut is made.</source>
        <translation>Estes jogadores avançam quando o corte for feito.</translation>
    </message>
    <message>
        <source>If the Swiss rounds ended now, these players would advance.</source>
        <translation>Se as rodadas suíças terminassem agora, avançariam estes jogadores.</translation>
    </message>
    <message>
        <source>Players who advance after the Swiss rounds: %1</source>
        <translation>Jogadores que avançam depois das rodadas suíças: %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>Tie-break games at the cut: single games.</source>
        <translation>Desempates no corte: partidas únicas.</translation>
    </message>
    <message>
        <source>Tie-break games for place %1: single games.</source>
        <translation>Desempates pela posição %1: partidas únicas.</translation>
    </message>
    <message>
        <source>%1 sits out as a winner, by lot.</source>
        <translation>%1 passa sem jogar, por sorteio.</translation>
    </message>
    <message>
        <source>They are not drawn yet.</source>
        <translation>O sorteio ainda não foi feito.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>End the Swiss rounds now; rounds left out: %1</source>
        <translation>Encerrar agora as rodadas suíças; rodadas não jogadas: %1</translation>
    </message>
    <message>
        <source>Tied at the cut: players %1, places %2.</source>
        <translation>Empatados no corte: jogadores %1, vagas %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::ReportTab</name>
    <message>
        <source>Final ranking</source>
        <translation>Classificação final</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Pontos de classificação</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Tamanho do papel</translation>
    </message>
    <message>
        <source>The ranking as it stands now</source>
        <translation>A classificação no momento</translation>
    </message>
    <message>
        <source>players: %1</source>
        <translation>jogadores: %1</translation>
    </message>
    <message>
        <source>The event is cancelled: it gives no points and no report.</source>
        <translation>O evento foi cancelado: não dá pontos nem relatório.</translation>
    </message>
    <message>
        <source>Fewer than 4 players: unofficial, no ranking points.</source>
        <translation>Menos de 4 jogadores: não oficial, sem pontos de classificação.</translation>
    </message>
    <message>
        <source>A rehearsal can never be reported.</source>
        <translation>Um ensaio nunca pode ser relatado.</translation>
    </message>
    <message>
        <source>Tie-break games are still to be played; see Play-offs.</source>
        <translation>Ainda há desempates a jogar; veja Fase final.</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fora por expulsão</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>fora por desistência</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>O relatório está na área de transferência.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Não foi possível gravar %1.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation>Página a imprimir</translation>
    </message>
    <message>
        <source>Results of all rounds…</source>
        <translation>Resultados de todas as rodadas…</translation>
    </message>
    <message>
        <source>Standings…</source>
        <translation>Classificação…</translation>
    </message>
    <message>
        <source>Final ranking…</source>
        <translation>Classificação final…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
</context>
<context>
    <name>playsheet::ResultPad</name>
    <message>
        <source>Table number</source>
        <translation>Número da mesa</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>Salvar o resultado</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outro…</translation>
    </message>
    <message>
        <source>Won by the first</source>
        <translation>Ganhas pelo primeiro</translation>
    </message>
    <message>
        <source>Won by the second</source>
        <translation>Ganhas pelo segundo</translation>
    </message>
    <message>
        <source>Drawn or void</source>
        <translation>Empatadas ou nulas</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
    <message>
        <source>Results are entered once the round is open.</source>
        <translation>Os resultados são inseridos quando a rodada está aberta.</translation>
    </message>
    <message>
        <source>Enter a table number; Enter alone goes to the first missing table.</source>
        <translation>Digite o número de uma mesa; Enter sozinho vai para a primeira mesa que falta.</translation>
    </message>
    <message>
        <source>Table %1: choose the result, then press Enter. Esc leaves the table.</source>
        <translation>Mesa %1: escolha o resultado e pressione Enter. Com Esc você deixa a mesa.</translation>
    </message>
    <message>
        <source>%1 drops (%2)</source>
        <translation>%1 desiste (%2)</translation>
    </message>
    <message>
        <source>Table %1: the two readings differ. Look at the slip: 1 takes the first reading, 2 the second. Esc leaves the table.</source>
        <translation>Mesa %1: as duas leituras são diferentes. Olhe a ficha: 1 fica com a primeira leitura, 2 com a segunda. Esc deixa a mesa.</translation>
    </message>
    <message>
        <source>Table %1: level when time was called, so play continues. Who was the first to take a reward or to discard an opposing Ninja? 1 or 2; Esc leaves the table.</source>
        <translation>Mesa %1: empate quando o tempo acabou, então o jogo continua. Quem foi o primeiro a ganhar um Prêmio de Batalha ou a mandar um Ninja do oponente para a Pilha de Descartes? 1 ou 2; Esc deixa a mesa.</translation>
    </message>
    <message>
        <source>Second reading.</source>
        <translation>Segunda leitura.</translation>
    </message>
    <message>
        <source>First reading.</source>
        <translation>Primeira leitura.</translation>
    </message>
</context>
<context>
    <name>playsheet::RoundTab</name>
    <message>
        <source>Correct the result of table %1: %2</source>
        <translation>Corrigir o resultado da mesa %1: %2</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Mesa %1: %2</translation>
    </message>
    <message>
        <source>Why does %1 have the bye?</source>
        <translation>Por que %1 tem a folga?</translation>
    </message>
    <message>
        <source>Why does %1 meet %2?</source>
        <translation>Por que %1 enfrenta %2?</translation>
    </message>
    <message>
        <source>This table was set by hand.</source>
        <translation>Esta mesa foi definida à mão.</translation>
    </message>
    <message>
        <source>Fix the pairings of this round</source>
        <translation>Corrigir o pareamento desta rodada</translation>
    </message>
    <message>
        <source>Extra time for table %1</source>
        <translation>Tempo adicional para a mesa %1</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Play the match of table %1 again: %2 and %3</source>
        <translation>Jogar de novo o confronto da mesa %1: %2 e %3</translation>
    </message>
    <message>
        <source>Tables of the round</source>
        <translation>Mesas da rodada</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Swap…</source>
        <translation>Trocar…</translation>
    </message>
    <message>
        <source>Draft again</source>
        <translation>Refazer o rascunho</translation>
    </message>
    <message>
        <source>Fix pairings…</source>
        <translation>Corrigir o pareamento…</translation>
    </message>
    <message>
        <source>Extra time…</source>
        <translation>Tempo adicional…</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Não começou</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Jogar de novo…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>a confirmar</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>não começou</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>definida à mão</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>terceiro lugar</translation>
    </message>
    <message>
        <source>late</source>
        <translation>com atraso</translation>
    </message>
    <message>
        <source>extra time %1</source>
        <translation>tempo adicional %1</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 saiu do evento</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>folga (bye)</translation>
    </message>
    <message>
        <source>No round yet. Enter the players first, then draft round 1.</source>
        <translation>Ainda não há rodada. Primeiro inscreva os jogadores, depois rascunhe a rodada 1.</translation>
    </message>
    <message>
        <source>only you see it until it is published</source>
        <translation>só você a vê até ser publicada</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>resultados que faltam: %1</translation>
    </message>
    <message>
        <source>Has begun</source>
        <translation>Começou</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jogar aqui</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>em jogo aqui</translation>
    </message>
    <message>
        <source>At the table of this program, with the registered decks</source>
        <translation>Na mesa deste programa, com os decks registrados</translation>
    </message>
    <message>
        <source>Start this match again?</source>
        <translation>Recomeçar este confronto?</translation>
    </message>
    <message>
        <source>It was started here before. To resume it, choose it under Matches.</source>
        <translation>Ele já começou aqui. Para continuar, escolha-o na página Partidas.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>The second reading of the slip was right</source>
        <translation>A segunda leitura da ficha estava certa</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>a ler de novo</translation>
    </message>
</context>
<context>
    <name>playsheet::SeatSheet</name>
    <message>
        <source>A table for %1</source>
        <translation>Uma mesa para %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Dar a mesa</translation>
    </message>
    <message>
        <source>Against %1, who has the bye</source>
        <translation>Contra %1, que tem a folga</translation>
    </message>
    <message>
        <source>Against %1, who is late</source>
        <translation>Contra %1, com atraso</translation>
    </message>
    <message>
        <source>Instead of %1, who has not come (table %2)</source>
        <translation>No lugar de %1, que não veio (mesa %2)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
</context>
<context>
    <name>playsheet::StandingsTab</name>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Standings after</source>
        <translation>Classificação depois de</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Folgas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Confr. diretos</translation>
    </message>
    <message>
        <source>Opp. points</source>
        <translation>Pontos adv.</translation>
    </message>
    <message>
        <source>Game diff.</source>
        <translation>Saldo part.</translation>
    </message>
    <message>
        <source>Opp. wins</source>
        <translation>Vitórias adv.</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Suas partidas</translation>
    </message>
    <message>
        <source>Opp. games</source>
        <translation>Partidas adv.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Shared places are counted 1, 2, 2, 4</source>
        <translation>Posições divididas contam 1, 2, 2, 4</translation>
    </message>
    <message>
        <source>Win 3, bye 2.9, draw 1</source>
        <translation>Vitória 3, folga 2,9, empate 1</translation>
    </message>
    <message>
        <source>Games won and lost</source>
        <translation>Partidas ganhas e perdidas</translation>
    </message>
    <message>
        <source>Points from the matches among players with equal points</source>
        <translation>Pontos dos confrontos entre jogadores com os mesmos pontos</translation>
    </message>
    <message>
        <source>Sum of the points of the opponents</source>
        <translation>Soma dos pontos dos adversários</translation>
    </message>
    <message>
        <source>Games won minus games lost</source>
        <translation>Partidas ganhas menos partidas perdidas</translation>
    </message>
    <message>
        <source>Mean share of match wins of the opponents</source>
        <translation>Média dos percentuais de vitórias dos adversários</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Percentual de partidas ganhas</translation>
    </message>
    <message>
        <source>Mean share of games won of the opponents</source>
        <translation>Média dos percentuais de partidas ganhas dos adversários</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Depois de: %1</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>fora por expulsão</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>fora por desistência</translation>
    </message>
    <message>
        <source>in the play-offs</source>
        <translation>na fase final</translation>
    </message>
    <message>
        <source>above the cut</source>
        <translation>acima do corte</translation>
    </message>
    <message>
        <source>%1: shares exactly %2, %3, %4; lot %5</source>
        <translation>%1: percentuais exatos %2, %3, %4; sorteio %5</translation>
    </message>
    <message>
        <source>An elimination has no standings; see the report.</source>
        <translation>Uma eliminação não tem classificação; veja o relatório.</translation>
    </message>
    <message>
        <source>Rounds planned: %1, players in the play-offs: %2</source>
        <translation>Rodadas previstas: %1, jogadores na fase final: %2</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>resultados que faltam: %1</translation>
    </message>
    <message>
        <source>tied at the cut</source>
        <translation>no empate do corte</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <translation>V-E-D</translation>
    </message>
    <message>
        <source>Matches won, drawn and lost</source>
        <translation>Confrontos ganhos, empatados e perdidos</translation>
    </message>
</context>
<context>
    <name>playsheet::SwapSheet</name>
    <message>
        <source>Swap two players</source>
        <translation>Trocar dois jogadores</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>%1 (bye)</source>
        <translation>%1 (folga)</translation>
    </message>
    <message>
        <source>%1 (table %2)</source>
        <translation>%1 (mesa %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Changes seats with</source>
        <translation>Troca de lugar com</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No other pairing rule is touched by this.</source>
        <translation>Nenhuma regra do pareamento é afetada.</translation>
    </message>
</context>
<context>
    <name>playsheet::TournamentPage</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The last line of the file was not complete and was set aside: “%1”. The event is whole up to there.</source>
        <translation>A última linha do arquivo estava incompleta e foi posta de lado: “%1”. Até ali o evento está completo.</translation>
    </message>
    <message>
        <source>Import an event</source>
        <translation>Importar um evento</translation>
    </message>
    <message>
        <source>This event is on the list, and the file went another way from line %1 on. Nothing was imported.</source>
        <translation>Este evento está na lista, e o arquivo continua de outro modo a partir da linha %1. Nada foi importado.</translation>
    </message>
    <message>
        <source>The event on the list was continued with the lines of the file.</source>
        <translation>O evento da lista foi continuado com as linhas do arquivo.</translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>Salvar a classificação</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Table %1 has its result already.</source>
        <translation>A mesa %1 já tem o seu resultado.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Mesa %1: %2</translation>
    </message>
    <message>
        <source>Events (*.tournament *.tournament-share *.json);;All files (*)</source>
        <translation>Eventos (*.tournament *.tournament-share *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Match records that came with it: %1.</source>
        <translation>Registros que vieram junto: %1.</translation>
    </message>
</context>
<context>
    <name>playsheet::SeasonSheet</name>
    <message>
        <source>Ranking over events</source>
        <translation>Classificação de vários eventos</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas as temporadas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Modalidade</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Pontos de classificação</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No event of this kind has ended with points yet.</source>
        <translation>Nenhum evento desta modalidade terminou com pontos ainda.</translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChooser</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>A deck list or share code</source>
        <translation>Lista ou código de um deck</translation>
    </message>
    <message>
        <source>Paste or type a deck list or a share code here</source>
        <translation>Cole ou escreva aqui a lista ou o código de um deck</translation>
    </message>
    <message>
        <source>Read the list</source>
        <translation>Ler a lista</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Nenhuma lista</translation>
    </message>
    <message>
        <source>“%1” is not a deck list of this game. It is saved as it is and cannot be checked.</source>
        <translation>“%1” não é uma lista deste jogo. Fica como está e não pode ser verificada.</translation>
    </message>
    <message>
        <source>%1: %2 cards</source>
        <translation>%1: %2 cards</translation>
    </message>
    <message>
        <source>The list is legal.</source>
        <translation>A lista é legal.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckSheet</name>
    <message>
        <source>%1’s deck</source>
        <translation>O deck de %1</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Nenhuma lista</translation>
    </message>
    <message>
        <source>The registered list</source>
        <translation>A lista registrada</translation>
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
        <translation>Verificação do deck de %1</translation>
    </message>
    <message>
        <source>Save the check</source>
        <translation>Salvar a verificação</translation>
    </message>
    <message>
        <source>The deck is as it is listed</source>
        <translation>O deck está como na lista</translation>
    </message>
    <message>
        <source>List and deck</source>
        <translation>Lista e deck</translation>
    </message>
    <message>
        <source>The deck on the table</source>
        <translation>O deck na mesa</translation>
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
        <source>On the list</source>
        <translation>Na lista</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>No deck</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Tudo certo</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Resultado</translation>
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
        <translation>Verificação de deck</translation>
    </message>
    <message>
        <source>The check is written down; nothing follows.</source>
        <translation>A verificação fica anotada, sem consequências.</translation>
    </message>
    <message>
        <source>Penalty: %1.</source>
        <translation>Penalidade: %1.</translation>
    </message>
    <message>
        <source>The list becomes what is in the deck.</source>
        <translation>A lista passa a ser a do deck.</translation>
    </message>
    <message>
        <source>No sideboard for the rest of the event.</source>
        <translation>Sem sideboard pelo resto do evento.</translation>
    </message>
    <message>
        <source>The sideboard is corrected.</source>
        <translation>O sideboard é corrigido.</translation>
    </message>
    <message>
        <source>The deck is put back to the list.</source>
        <translation>O deck volta a ser o da lista.</translation>
    </message>
</context>
<context>
    <name>playsheet::DecksTab</name>
    <message>
        <source>Deck lists</source>
        <translation>Listas de decks</translation>
    </message>
    <message>
        <source>Register a deck…</source>
        <translation>Registrar um deck…</translation>
    </message>
    <message>
        <source>Check the deck…</source>
        <translation>Verificar o deck…</translation>
    </message>
    <message>
        <source>Draw spot checks…</source>
        <translation>Sortear verificações…</translation>
    </message>
    <message>
        <source>Print the form…</source>
        <translation>Imprimir o formulário…</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>sem lista</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>não pode ser verificada</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>no sideboard any more</source>
        <translation>sem sideboard daqui em diante</translation>
    </message>
    <message>
        <source>spot check</source>
        <translation>verificação sorteada</translation>
    </message>
    <message>
        <source>Lists: %1 of %2, legal: %3</source>
        <translation>Listas: %1 de %2, legais: %3</translation>
    </message>
    <message>
        <source>Draw spot checks</source>
        <translation>Verificações sorteadas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Spot checks: %1</source>
        <translation>Verificações sorteadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventRoom</name>
    <message>
        <source>%1 has no deck list that can be played: register one under Decks.</source>
        <translation>%1 não tem uma lista com que se possa jogar: registre uma em Decks.</translation>
    </message>
    <message>
        <source>%1 serves a game loss here: play this match with printed cards and enter the result.</source>
        <translation>%1 cumpre aqui a perda de uma partida: joguem este confronto com cards impressos e insira o resultado.</translation>
    </message>
</context>
<context>
    <name>playsheet::OptionsSheet</name>
    <message>
        <source>Options of the event</source>
        <translation>Opções do evento</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Can be changed</source>
        <translation>Pode mudar</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Novo valor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>with a reason</source>
        <translation>com um motivo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
</context>
<context>
    <name>playsheet::PersonOffer</name>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
</context>
<context>
    <name>playsheet::RosterSheet</name>
    <message>
        <source>Players from a file</source>
        <translation>Jogadores de um arquivo</translation>
    </message>
    <message>
        <source>Enrol</source>
        <translation>Inscrever</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation>Coluna do arquivo</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Apelido</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>The marked line</source>
        <translation>A linha marcada</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Line %1 says what the columns are.</source>
        <translation>A linha %1 diz o que são as colunas.</translation>
    </message>
    <message>
        <source>No line says what the columns are: check them here.</source>
        <translation>Nenhuma linha diz o que são as colunas: confira aqui.</translation>
    </message>
    <message>
        <source>Lines: %1, to enrol: %2, in doubt: %3, wrong: %4</source>
        <translation>Linhas: %1, a inscrever: %2, em dúvida: %3, erradas: %4</translation>
    </message>
    <message>
        <source>Nobody is enrolled until every line is clear: choose for the marked line who it is, or leave it out.</source>
        <translation>Ninguém é inscrito até que cada linha esteja clara: escolha quem é na linha marcada, ou exclua a linha.</translation>
    </message>
    <message>
        <source>There is nobody to enrol.</source>
        <translation>Não há ninguém para inscrever.</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>É %1</translation>
    </message>
    <message>
        <source>A new person</source>
        <translation>Uma pessoa nova</translation>
    </message>
    <message>
        <source>Take it in again</source>
        <translation>Retomar a linha</translation>
    </message>
    <message>
        <source>Leave the line out</source>
        <translation>Excluir a linha</translation>
    </message>
</context>
<context>
    <name>playsheet::GormitiForm</name>
    <message>
        <source>Gormiti: Fighters of the elements, a Hero to protect on each side.</source>
        <translation>Gormiti: Combatentes dos elementos e, de cada lado, um Herói a proteger.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Short rounds, two Fighters each, nothing to remember. Good for children.</source>
        <translation>Rodadas curtas, dois Combatentes por jogador, nada para decorar. Boa para crianças.</translation>
    </message>
    <message>
        <source>The whole game: deploy, equip, attack. Whose Hero falls first has lost.</source>
        <translation>O jogo completo: posicione, equipe, ataque. Perde quem ficar sem Herói primeiro.</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartas: %1</translation>
    </message>
    <message>
        <source>“%1” is a deck for another mode: %2.</source>
        <translation>“%1” é um baralho de outro modo: %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>playsheet::MatchPanel</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
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
</context>
<context>
    <name>playsheet::GormitiDeckBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change of the decks</source>
        <translation>Desfazer a última mudança nos baralhos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Excluir este baralho</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation>Abrir um arquivo de baralho</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Save this deck to a file</source>
        <translation>Salvar este baralho em um arquivo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome do baralho</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>“%1” was deleted. Undo brings it back.</source>
        <translation>“%1” foi excluído. Desfazer o traz de volta.</translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation>Baralhos (*.toml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>No decks yet</source>
        <translation>Nenhum baralho ainda</translation>
    </message>
    <message>
        <source>New deck: %1</source>
        <translation>Novo baralho: %1</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <translation>Cópia de “%1”</translation>
    </message>
    <message>
        <source>This deck is legal. Cards: %1.</source>
        <translation>Este baralho segue as regras. Cartas: %1.</translation>
    </message>
    <message>
        <source>Choose a new deck or a copy above; then put cards in with D or a double click.</source>
        <translation>Escolha acima um novo baralho ou uma cópia; depois ponha cartas com D ou com um duplo clique.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <source>Deck copied to the clipboard.</source>
        <translation>Baralho copiado para a área de transferência.</translation>
    </message>
    <message>
        <source>Nothing was changed: no card of Gormiti is called “%1”.</source>
        <translation>Nada mudou: nenhuma carta de Gormiti se chama “%1”.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>Nothing was changed: the list has %1 cards.</source>
        <translation>Nada mudou: a lista tem %1 cartas.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
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
        <source>Copy as…</source>
        <translation>Copiar como…</translation>
    </message>
    <message>
        <source>Copy this deck to the clipboard: as a list or as a share code</source>
        <translation>Copiar este baralho para a área de transferência: como lista ou como código para compartilhar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Replace the cards of this deck with the list on the clipboard; a share code becomes a new deck</source>
        <translation>Trocar as cartas deste baralho pela lista da área de transferência; um código para compartilhar vira um novo baralho</translation>
    </message>
    <message>
        <source>Share code copied to the clipboard.</source>
        <translation>Código para compartilhar copiado para a área de transferência.</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nada mudou: %1</translation>
    </message>
    <message>
        <source>The share code is a new deck: “%1”.</source>
        <translation>O código para compartilhar é um novo baralho: “%1”.</translation>
    </message>
    <message>
        <source>A list fills a deck: choose a new deck above, then paste it again.</source>
        <translation>Para colar uma lista, escolha acima um baralho novo; depois cole de novo.</translation>
    </message>
</context>
<context>
    <name>GormitiMatches</name>
    <message>
        <source>Hero defeated</source>
        <translation>Herói derrotado</translation>
    </message>
    <message>
        <source>concession</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ataques obrigatórios sem efeito</translation>
    </message>
    <message>
        <source>too many quiet turns</source>
        <translation>turnos demais sem efeitos</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>limite de turnos</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rodadas</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>última rodada</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos os modos</translation>
    </message>
</context>
<context>
    <name>GormitiDeck</name>
    <message>
        <source>Cards now: %1.</source>
        <translation>Cartas agora: %1.</translation>
    </message>
    <message>
        <source>Cards that are not Fighters: %1.</source>
        <translation>Cartas que não são Combatentes: %1.</translation>
    </message>
</context>
<context>
    <name>GormitiDeckFolder</name>
    <message>
        <source>%1: a deck of Gormiti has a line “%2”; here it is missing.</source>
        <translation>%1: um baralho de Gormiti tem uma linha “%2”; aqui ela falta.</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is a card of Naruto. A deck has cards of one game.</source>
        <translation>%1, linha %2: “%3” é uma carta de Naruto. Um baralho tem cartas de um só jogo.</translation>
    </message>
    <message>
        <source>%1, line %2: no card of Gormiti has the code “%3”.</source>
        <translation>%1, linha %2: nenhuma carta de Gormiti tem o código “%3”.</translation>
    </message>
    <message>
        <source>%1, line %2: this cannot stand in a deck of Gormiti: %3.</source>
        <translation>%1, linha %2: isto não pode estar em um baralho de Gormiti: %3.</translation>
    </message>
    <message>
        <source>%1: this is a deck of another game: %2.</source>
        <translation>%1: este é um baralho de outro jogo: %2.</translation>
    </message>
</context>
<context>
    <name>playsheet::RingSeatRow</name>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: nome</translation>
    </message>
    <message>
        <source>%1: mark</source>
        <translation>%1: símbolo</translation>
    </message>
    <message>
        <source>%1: language</source>
        <translation>%1: idioma</translation>
    </message>
</context>
<context>
    <name>playsheet::RisingForm</name>
    <message>
        <source>A variant of “NINJA Shadow Forged: Rising Clan” with cards of our own: two to nine people, each with a hidden role.</source>
        <translation>Uma variante de “NINJA Shadow Forged: Rising Clan” com cartas nossas: de duas a nove pessoas, cada uma com um papel secreto.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Group 1: less experienced</source>
        <translation>Grupo 1: menos experientes</translation>
    </message>
    <message>
        <source>Group 2: experienced</source>
        <translation>Grupo 2: experientes</translation>
    </message>
    <message>
        <source>Roles of three players</source>
        <translation>Papéis para três jogadores</translation>
    </message>
    <message>
        <source>Open: every role, goal and hand is face up. Good for learning.</source>
        <translation>Aberto: papéis, objetivos e mãos ficam à vista. Bom para aprender.</translation>
    </message>
    <message>
        <source>Curtain: what is secret is behind a curtain that only its player opens; everything else is decided in front of all.</source>
        <translation>Cortina: o que é secreto fica atrás de uma cortina que só o jogador chamado abre; todo o resto se decide diante de todos.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segredos</translation>
    </message>
    <message>
        <source>Two players are called %1: nobody could tell for whom the curtain opens.</source>
        <translation>Dois jogadores se chamam %1: não daria para saber para quem a cortina se abre.</translation>
    </message>
    <message>
        <source>%1 has the mark of another player. Please choose a different one.</source>
        <translation>%1 tem o símbolo de outro jogador. Escolha um diferente.</translation>
    </message>
    <message>
        <source>Another match</source>
        <translation>Outra partida</translation>
    </message>
</context>
<context>
    <name>playsheet::RisingRulesDialog</name>
    <message>
        <source>as the game has it</source>
        <translation>como no jogo</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (padrão)</translation>
    </message>
    <message>
        <source>These house rules apply to this match.</source>
        <translation>Estas regras da casa valem para esta partida.</translation>
    </message>
    <message>
        <source>The players can agree on something other than the rules. A tick marks the default.</source>
        <translation>Os jogadores podem combinar algo diferente das regras. A marca indica o padrão.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>como dizem as regras</translation>
    </message>
</context>
<context>
    <name>RisingMatches</name>
    <message>
        <source>rival or goal</source>
        <translation>rival ou objetivo</translation>
    </message>
    <message>
        <source>last clan in the game</source>
        <translation>último clã em jogo</translation>
    </message>
    <message>
        <source>dawn</source>
        <translation>amanhecer</translation>
    </message>
    <message>
        <source>last stand</source>
        <translation>última resistência</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>ninguém restou</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Todas as variantes</translation>
    </message>
</context>
<context>
    <name>playsheet::KnowledgeDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>playsheet::NewPointsSheet</name>
    <message>
        <source>New tournament for points</source>
        <translation>Novo torneio por pontos</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Rising Clan, game after game, until somebody has as many points as the target.</source>
        <translation>Rising Clan, partida após partida, até alguém alcançar a pontuação-alvo.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Target (%1 to %2)</source>
        <translation>Pontuação-alvo (%1 a %2)</translation>
    </message>
    <message>
        <source>Two to nine people:</source>
        <translation>De duas a nove pessoas:</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message numerus="yes">
        <source>House rules: those of the form of a match, the same for all games; %n changed</source>
        <translation>
            <numerusform>Regras da casa: as do formulário da partida, iguais para todas as partidas; %n alterada</numerusform>
            <numerusform>Regras da casa: as do formulário da partida, iguais para todas as partidas; %n alteradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::PointsSession</name>
    <message>
        <source>the game was played on</source>
        <translation>a partida continuou</translation>
    </message>
</context>
<context>
    <name>RisingPoints</name>
    <message>
        <source>seat %1 %2</source>
        <translation>lugar %1 %2</translation>
    </message>
    <message>
        <source>Seats drawn: %1.</source>
        <translation>Lugares sorteados: %1.</translation>
    </message>
    <message>
        <source>Meant: %1.</source>
        <translation>O certo: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>“%1” is not the first line of a tournament for points.</source>
        <translation>“%1” não é a primeira linha de um torneio por pontos.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer program.</source>
        <translation>“%1” foi escrito por um programa mais novo.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. A line has a number, a time, a person, a command and its fields.</source>
        <translation>Não foi possível ler “%1”. Uma linha tem um número, um horário, uma pessoa, um comando e seus campos.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>“%1” não é um comando.</translation>
    </message>
    <message>
        <source>This command has no field “%1”.</source>
        <translation>Este comando não tem o campo “%1”.</translation>
    </message>
    <message>
        <source>The field “%1” is given twice.</source>
        <translation>O campo “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>The number of the line is %1.</source>
        <translation>O número da linha é %1.</translation>
    </message>
    <message>
        <source>A tournament has at most %1 lines.</source>
        <translation>Um torneio tem no máximo %1 linhas.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field.</source>
        <translation>“%1” não é um valor deste campo.</translation>
    </message>
    <message>
        <source>Status cards</source>
        <translation>Cartas de status</translation>
    </message>
    <message>
        <source>no winner, no status cards</source>
        <translation>sem vencedor, sem cartas de status</translation>
    </message>
    <message>
        <source>goal first</source>
        <translation>primeiro no objetivo</translation>
    </message>
    <message>
        <source>own rival eliminated</source>
        <translation>rival próprio eliminado</translation>
    </message>
    <message>
        <source>supreme winner</source>
        <translation>vencedor supremo</translation>
    </message>
    <message>
        <source>only clan left</source>
        <translation>único clã restante</translation>
    </message>
    <message>
        <source>a total is never below 0</source>
        <translation>um total nunca fica abaixo de 0</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>over: %1 has won</source>
        <translation>encerrado: %1 venceu</translation>
    </message>
    <message>
        <source>over</source>
        <translation>encerrado</translation>
    </message>
    <message>
        <source>game %1, play-off</source>
        <translation>partida %1, play-off</translation>
    </message>
    <message>
        <source>game %1, up to %2 points</source>
        <translation>partida %1, até %2 pontos</translation>
    </message>
    <message>
        <source>The tournament is over: everybody has left.</source>
        <translation>O torneio está encerrado: todos saíram.</translation>
    </message>
    <message>
        <source>The tournament is over: %1 wins with %2 points.</source>
        <translation>O torneio está encerrado: %1 vence com %2 pontos.</translation>
    </message>
    <message>
        <source>Play-off: %1 have equal totals and play game %2 alone.</source>
        <translation>Play-off: %1 têm o mesmo total e jogam sozinhos a partida %2.</translation>
    </message>
    <message>
        <source>Next: %1 play game %2.</source>
        <translation>Próxima: %1 jogam a partida %2.</translation>
    </message>
    <message>
        <source>The three agree on a group of roles.</source>
        <translation>Os três combinam um grupo de papéis.</translation>
    </message>
    <message>
        <source>Seats are drawn when the game is to be played.</source>
        <translation>Os lugares são sorteados na hora de jogar.</translation>
    </message>
    <message>
        <source>Somebody is named who did not play this game.</source>
        <translation>Foi indicado alguém que não jogou esta partida.</translation>
    </message>
    <message>
        <source>One player at most completes a goal first.</source>
        <translation>No máximo um jogador completa um objetivo primeiro.</translation>
    </message>
    <message>
        <source>%1 won by eliminating a rival: choose who was eliminated.</source>
        <translation>%1 venceu eliminando um rival: escolha quem foi eliminado.</translation>
    </message>
    <message>
        <source>%1 was defeated by winners: mark who won by it.</source>
        <translation>%1 foi derrotado por vencedores: marque quem venceu assim.</translation>
    </message>
    <message>
        <source>%1 was eliminated and cannot be a winner.</source>
        <translation>%1 foi eliminado e não pode ter vencido.</translation>
    </message>
    <message>
        <source>%1 is a supreme winner only by eliminating their own primary rival.</source>
        <translation>%1 só é vencedor supremo ao eliminar o próprio rival primário.</translation>
    </message>
    <message>
        <source>A supreme winner needs another winner whose secondary rival was eliminated.</source>
        <translation>Um vencedor supremo exige outro vencedor, cujo rival secundário foi eliminado.</translation>
    </message>
    <message>
        <source>With two players there are no supreme winners.</source>
        <translation>Com dois jogadores não há vencedores supremos.</translation>
    </message>
    <message>
        <source>%1 won by the goal: that is never supreme.</source>
        <translation>%1 venceu pelo objetivo: isso nunca é supremo.</translation>
    </message>
    <message>
        <source>%1 cannot have so many conquered events.</source>
        <translation>%1 não pode ter tantos eventos conquistados.</translation>
    </message>
    <message>
        <source>There are only %1 status cards.</source>
        <translation>Há apenas %1 cartas de status.</translation>
    </message>
    <message>
        <source>%1 was eliminated and has no status cards left.</source>
        <translation>%1 foi eliminado e não tem mais cartas de status.</translation>
    </message>
    <message>
        <source>%1 is not the only clan left: others won or have status cards.</source>
        <translation>%1 não é o único clã restante: outros venceram ou têm cartas de status.</translation>
    </message>
    <message>
        <source>%1 was eliminated, so the other player is the only clan left.</source>
        <translation>%1 foi eliminado; então o outro jogador é o único clã restante.</translation>
    </message>
    <message>
        <source>A tournament is opened once, in its first line.</source>
        <translation>Um torneio é aberto uma única vez, na primeira linha.</translation>
    </message>
    <message>
        <source>The first line of a tournament opens it.</source>
        <translation>A primeira linha de um torneio o abre.</translation>
    </message>
    <message>
        <source>A tournament for points is for two to nine people.</source>
        <translation>Um torneio por pontos tem de duas a nove pessoas.</translation>
    </message>
    <message>
        <source>Somebody has no name.</source>
        <translation>Alguém está sem nome.</translation>
    </message>
    <message>
        <source>Two people are called %1.</source>
        <translation>Duas pessoas se chamam %1.</translation>
    </message>
    <message>
        <source>The target is a number from 30 to 150.</source>
        <translation>A pontuação-alvo é um número de 30 a 150.</translation>
    </message>
    <message>
        <source>The tournament is over.</source>
        <translation>O torneio está encerrado.</translation>
    </message>
    <message>
        <source>Nobody here has the number %1.</source>
        <translation>Ninguém aqui tem o número %1.</translation>
    </message>
    <message>
        <source>%1 has left already.</source>
        <translation>%1 já saiu.</translation>
    </message>
    <message>
        <source>This game is played by %1.</source>
        <translation>Esta partida é jogada por %1.</translation>
    </message>
    <message>
        <source>This match is not of a draw that waits for its game.</source>
        <translation>Esta partida não vem de um sorteio que espera ser jogado.</translation>
    </message>
    <message>
        <source>Line %1 has nothing that could be changed.</source>
        <translation>A linha %1 não tem nada que possa ser mudado.</translation>
    </message>
    <message>
        <source>A step entered later, in line %1, would no longer be possible: strike that first.</source>
        <translation>Um passo lançado depois, na linha %1, deixaria de ser possível: anule-o primeiro.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nada mudou.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n conquered events</source>
        <translation>
            <numerusform>%n evento conquistado</numerusform>
            <numerusform>%n eventos conquistados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n status cards</source>
        <translation>
            <numerusform>%n carta de status</numerusform>
            <numerusform>%n cartas de status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defeated by %n winners</source>
        <translation>
            <numerusform>derrotado por %n vencedor</numerusform>
            <numerusform>derrotado por %n vencedores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::PointsGameSheet</name>
    <message>
        <source>Correct a game</source>
        <translation>Corrigir uma partida</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Lançar uma partida</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>Rival eliminated by the winners</source>
        <translation>Rival eliminado pelos vencedores</translation>
    </message>
    <message>
        <source>Only clan left at the end</source>
        <translation>Único clã restante no fim</translation>
    </message>
    <message>
        <source>This game does not count</source>
        <translation>Esta partida não conta</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Goal first</source>
        <translation>Primeiro no objetivo</translation>
    </message>
    <message>
        <source>Own rival eliminated</source>
        <translation>Rival próprio eliminado</translation>
    </message>
    <message>
        <source>Supreme winner</source>
        <translation>Vencedor supremo</translation>
    </message>
    <message>
        <source>Conquered events</source>
        <translation>Eventos conquistados</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>The game is struck.</source>
        <translation>A partida foi anulada.</translation>
    </message>
    <message>
        <source>Nobody gets points.</source>
        <translation>Ninguém recebe pontos.</translation>
    </message>
</context>
<context>
    <name>playsheet::PointsView</name>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Play the next game</source>
        <translation>Jogar a próxima partida</translation>
    </message>
    <message>
        <source>Enter a game…</source>
        <translation>Lançar uma partida…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Somebody leaves</source>
        <translation>Alguém sai</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Play-off %1</source>
        <translation>Play-off %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>did not play</source>
        <translation>não jogou</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
    <message>
        <source>in the play-off</source>
        <translation>no play-off</translation>
    </message>
    <message>
        <source>%1, corrected</source>
        <translation>%1, corrigida</translation>
    </message>
    <message>
        <source>a total is never below 0</source>
        <translation>um total nunca fica abaixo de 0</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Correct game %1…</source>
        <translation>Corrigir a partida %1…</translation>
    </message>
    <message>
        <source>Watch game %1</source>
        <translation>Assistir à partida %1</translation>
    </message>
    <message>
        <source>%1 did not leave</source>
        <translation>%1 não saiu</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 sai</translation>
    </message>
    <message>
        <source>Game %1 is entered.</source>
        <translation>A partida %1 foi lançada.</translation>
    </message>
    <message>
        <source>Game %1 is struck.</source>
        <translation>A partida %1 foi anulada.</translation>
    </message>
    <message>
        <source>Game %1 is corrected.</source>
        <translation>A partida %1 foi corrigida.</translation>
    </message>
    <message>
        <source>%1 plays on.</source>
        <translation>%1 continua jogando.</translation>
    </message>
    <message>
        <source>%1 has left, and keeps the points. Choose “%1 did not leave” if that was a mistake.</source>
        <translation>%1 saiu e mantém os pontos. Escolha “%1 não saiu” se foi um engano.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Events (*.tournament);;All files (*)</source>
        <translation>Eventos (*.tournament);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Start this game again?</source>
        <translation>Recomeçar esta partida?</translation>
    </message>
    <message>
        <source>It was started here before. To resume it, choose it under Matches.</source>
        <translation>Ela já começou aqui. Para continuar, escolha-a na página Partidas.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>%1 A match by these seats was started here: resume it under Matches.</source>
        <translation>%1 Uma partida com estes lugares já começou aqui: continue-a na página Partidas.</translation>
    </message>
</context>
</TS>
