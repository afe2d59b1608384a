/** commands.md §5 A-E, P, Q: the words and arguments of the commands that no single record type owns. */
import type { Arg } from '#commands/args.ts'
import { coluna, direcao, escolha, n, optional, texto } from '#commands/args.ts'
import { goTo, verb } from './verb.fixture.ts'

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))
/** Ids of whatever the screen lists: no noun of their own. */
const anyId = (label: string): Arg<number, false> => ({ kind: 'id', label, optional: false })
const anyIds = (label: string): Arg<number[], false> => ({ kind: 'ids', label, optional: false })
const hidden = { hidden: true } as const
const dashboard = { noun: 'dashboard', path: '/' } as const

const navegacao = [
  goTo('ir.dashboard', 'dashboard', ['voltar ao início', 'clicar no logo']),
  goTo('ir.cashbacks', 'cashbacks', ['lista de cashbacks']),
  goTo('ir.categorias', 'categorias'),
  goTo('ir.fornecedores', 'fornecedores'),
  goTo('ir.produtos', 'produtos'),
  goTo('ir.lojas', 'lojas'),
  goTo('ir.planos', 'planos', ['cashback-planos', 'multi nível planos']),
  goTo('ir.bonus', 'ledger de bônus', ['multi nível bônus']),
  goTo('ir.pedidos', 'pedidos'),
  goTo('ir.transacoes', 'transações'),
  goTo('ir.usuarios', 'usuários'),
  goTo('ir.auditoria.tipo', 'auditoria por tipo', ['auditoria tipo', 'transações por tipo', 'auditar por tipo']),
  goTo('ir.auditoria.usuario', 'auditoria por usuário', [
    'auditoria usuário',
    'transações por usuário',
    'auditar por usuário',
  ]),
  goTo('ir.auditoria.valor', 'auditoria por faixa de valor', [
    'auditoria valor',
    'transações por valor',
    'transações por faixa de valor',
    'auditar por valor',
    'por faixa de valor',
  ]),
  goTo('ir.perfil', 'perfil', ['minha foto']),
  goTo('ir.rvhub', 'rv hub', ['hub de crédito']),
  goTo('ir.saldo', 'saldo'),
  goTo('ir.blank', 'página em branco', ['blank', 'página vazia']),
  goTo('ir.submenu1', 'parceiro de pagamentos 1', ['sub-menu-1', 'submenu 1', 'pagamentos 1']),
  goTo('ir.submenu2', 'parceiro de pagamentos 2', ['sub-menu-2', 'submenu 2', 'pagamentos 2']),
  verb('ir.login', 'global', ['ir para login', 'entrar', 'acessar', 'tela de login'], {}, hidden),
  verb('ir.esqueciSenha', 'global', ['esqueci a senha', 'recuperar acesso', 'forgot password'], {}, hidden),
  verb('ir.recuperarSenha', 'global', ['alterar senha', 'recover password', 'nova senha'], {}, hidden),
  verb('ir.registrar', 'global', ['registrar', 'register', 'criar conta'], {}, hidden),
  verb('ir.voltar', 'global', ['voltar', 'tela anterior', 'histórico anterior']),
  verb('ir.avancar', 'global', ['avançar', 'tela seguinte']),
  verb('ir.registro', 'global', ['#{id}', 'ir para registro {id}', '{id}'], { id: anyId('id do registro') }),
]

const sessao = [
  verb('sessao.entrar', 'form', ['acessar', 'entrar', 'login', 'fazer login'], {}, hidden),
  verb('sessao.lembrar', 'form', ['lembre de mim', 'alternar lembre de mim'], {}, hidden),
  verb('sessao.google', 'form', ['login com google'], {}, hidden),
  verb('sessao.solicitarLink', 'form', ['solicitar link para alterar a senha', 'enviar link'], {}, hidden),
  verb('sessao.recuperar', 'form', ['salvar nova senha'], {}, hidden),
  verb('sessao.registrar', 'form', ['enviar registro'], {}, hidden),
  verb('sessao.sair', 'global', ['sair', 'logout', 'deslogar', 'encerrar sessão', 'desconectar', 'terminar sessão']),
  verb('sessao.renovar', 'global', ['renovar sessão', 'refresh token', 'renovar token']),
  verb('sessao.retomar', 'global', ['voltar para onde parei', 'retomar', 'continuar de onde parei']),
  verb('sessao.perfilAtual', 'global', ['recarregar meu usuário', 'quem sou eu', 'usuário atual']),
]

const casca = [
  verb('casca.paleta', 'global', ['abrir paleta', 'comandos', 'paleta de comandos']),
  verb('casca.menuLateral', 'global', [
    'alternar menu lateral',
    'recolher menu',
    'expandir menu',
    'mostrar menu',
    'esconder menu',
    'barra lateral',
  ]),
  verb('casca.buscarMenu', 'global', ['buscar no menu {texto}', 'procurar no menu {texto}', 'filtrar menu {texto}'], {
    texto: optional(texto('texto do menu')),
  }),
  verb(
    'casca.grupo',
    'global',
    ['expandir grupo {grupo}', 'recolher grupo {grupo}', 'abrir grupo {grupo}', 'fechar grupo {grupo}'],
    { grupo: escolha('grupo', choices('multi nível', 'rv hub', 'pagamentos', 'auditoria')) },
  ),
  verb('casca.mensagens', 'global', ['abrir mensagens', 'mensagens', 'comentários']),
  verb('casca.mensagens.todas', 'global', ['ver todas as mensagens', 'see all messages']),
  verb('casca.notificacoes', 'global', ['abrir notificações', 'notificações', 'sino']),
  verb('casca.notificacoes.todas', 'global', ['ver todas as notificações', 'see all notifications']),
  verb('casca.idioma', 'global', ['escolher idioma {idioma}', 'idioma {idioma}', 'língua {idioma}'], {
    idioma: optional(escolha('idioma', choices('turco', 'inglês', 'alemão', 'francês', 'espanhol'))),
  }),
  verb('casca.menuUsuario', 'global', ['abrir menu do usuário', 'minha conta', 'menu do usuário']),
  verb('casca.ajustes', 'global', [
    'abrir painel de ajustes',
    'ajustes',
    'configurações',
    'preferências',
    'painel lateral',
    'aparência',
    'fechar ajustes',
  ]),
  verb('casca.tema', 'global', ['alternar tema escuro', 'tema {tema}', 'modo {tema}', 'dark mode', 'alternar tema'], {
    tema: optional(escolha('tema', choices('claro', 'escuro', 'sistema'))),
  }),
  verb('casca.navbar', 'global', ['cor da barra superior {variante}', 'variante da navbar {variante}'], {
    variante: escolha('variante', choices('white', 'light', 'dark', 'primary', 'info', 'success', 'danger')),
  }),
  verb('casca.skin', 'global', ['aparência do menu {skin}', 'skin do menu {skin}', 'skin da barra lateral {skin}'], {
    skin: escolha('skin', choices('light-primary', 'light-info', 'dark-primary', 'dark-info')),
  }),
  verb('casca.acento', 'global', ['cor de destaque', 'accent color', 'brand logo']),
  verb('casca.atalhos', 'global', ['mostrar atalhos', 'ajuda', 'atalhos', 'atalhos de teclado', 'teclas', 'help']),
  verb('casca.teclaUnica', 'global', [
    'alternar atalhos de uma tecla',
    'desligar atalhos',
    'ligar atalhos',
    'atalhos simples',
  ]),
  verb('casca.remapear', 'global', ['configurar atalhos', 'remapear teclas', 'trocar atalho']),
  verb('casca.avisos.dispensar', 'global', ['dispensar avisos', 'fechar avisos', 'limpar toasts']),
  verb('casca.avisos.focar', 'global', ['focar avisos', 'ir para avisos']),
  verb('casca.conteudo', 'global', ['ir para o conteúdo', 'pular menu', 'conteúdo principal']),
  verb('casca.regiao', 'global', ['próxima região', 'região seguinte', 'região anterior']),
  verb('casca.versao', 'global', ['sobre', 'versão', 'versão do sistema']),
  verb('casca.repetir', 'global', ['repetir último comando', 'de novo', 'repetir']),
]

const painel = [
  verb('dashboard.pedidos', 'global', ['total de pedidos', 'quantos pedidos', 'número de pedidos']),
  verb('dashboard.transacoes', 'global', ['total de transações', 'quantas transações', 'número de transações']),
  verb('dashboard.usuarios', 'global', ['total de usuários', 'quantos usuários', 'número de usuários']),
  verb('dashboard.credito', 'global', [
    'ver limite de crédito',
    'saldo rv',
    'disponível',
    'antecipado',
    'fatura em aberto',
    'crédito',
  ]),
  verb('saldo.recarregar', 'list', ['recarregar saldo'], {}, { path: '/saldo' }),
  verb('dashboard.recarregar', 'list', ['recarregar dashboard'], {}, dashboard),
]

const nivel = [
  { value: 'compacta', label: 'compacta', words: ['compactas'] },
  { value: 'padrao', label: 'padrão' },
  { value: 'confortavel', label: 'confortável', words: ['confortaveis'] },
]

const tabela = [
  verb('tabela.recarregar', 'list', ['recarregar', 'reload']),
  verb('tabela.focar', 'list', ['ir para a tabela', 'focar tabela', 'linhas']),
  verb('tabela.proxima', 'list', ['próxima página', 'próxima', 'página seguinte', 'avançar página']),
  verb('tabela.anterior', 'list', ['página anterior', 'anterior', 'voltar página']),
  verb('tabela.primeira', 'list', ['primeira página', 'início da lista']),
  verb('tabela.ultima', 'list', ['última página', 'fim da lista']),
  verb('tabela.pagina', 'list', ['página {n}', 'ir para página {n}', 'pág {n}', 'p {n}'], {
    n: n('número da página', { min: 1 }),
  }),
  verb(
    'tabela.tamanho',
    'list',
    ['itens por página {n}', 'mostrar {n} por página', '{n} por página', 'tamanho da página {n}'],
    { n: n('itens por página', { min: 1 }) },
  ),
  verb('tabela.ordenar', 'list', ['ordenar por {coluna} {dir}', 'ordem {coluna} {dir}'], {
    coluna: coluna(),
    dir: optional(direcao()),
  }),
  verb('tabela.inverter', 'list', ['inverter ordem', 'trocar direção', 'ordem inversa', 'decrescente', 'crescente']),
  verb('tabela.ordenarPadrao', 'list', ['ordem padrão', 'limpar ordenação', 'tirar ordenação']),
  verb('tabela.filtrar', 'list', ['filtrar', 'abrir filtros', 'pesquisar nesta lista']),
  verb('tabela.aplicar', 'list', ['aplicar filtros', 'aplicar', 'apply']),
  verb('tabela.limpar', 'list', ['limpar filtros', 'limpar']),
  verb('tabela.linha', 'list', ['ir para linha {id}', 'achar linha {id}', 'focar {id}'], {
    id: anyId('id da linha'),
  }),
  verb('tabela.selecionar', 'row', ['selecionar {ids}'], { ids: anyIds('ids das linhas') }),
  verb('tabela.selecionarTodos', 'list', ['selecionar todos', 'selecionar página']),
  verb('tabela.limparSelecao', 'list', ['limpar seleção', 'desmarcar todos']),
  verb('tabela.copiarCelula', 'row', ['copiar célula', 'copiar valor']),
  verb('tabela.copiarLinhas', 'row', ['copiar linhas', 'copiar selecionados', 'copiar linha']),
  verb('tabela.copiarLink', 'list', ['copiar link', 'copiar endereço', 'link desta tela']),
  verb('tabela.acoes', 'row', ['ações da linha', 'menu de ações']),
  verb('tabela.densidade', 'list', ['densidade {nivel}', 'linhas {nivel}'], {
    nivel: optional(escolha('densidade', nivel)),
  }),
  verb('tabela.colunas', 'list', ['mostrar colunas', 'ocultar coluna {coluna}', 'colunas visíveis'], {
    coluna: optional(coluna()),
  }),
  verb('tabela.csv', 'list', ['exportar csv desta página', 'exportar csv']),
  verb('tabela.tentar', 'list', ['tentar novamente', 'tentar de novo']),
]

const formulario = [
  verb('form.salvar', 'form', ['salvar', 'gravar', 'cadastrar', 'atualizar']),
  verb('form.voltar', 'form', ['voltar', 'cancelar', 'back', 'descartar']),
  verb('form.erro', 'form', ['próximo erro', 'ir para o erro']),
  verb('form.desfazer', 'form', ['desfazer alterações', 'reverter formulário']),
  verb('dialogo.confirmar', 'global', ['confirmar', 'sim', 'ok'], {}, hidden),
  verb('dialogo.cancelar', 'global', ['cancelar', 'não', 'fechar'], {}, hidden),
  verb('janela.fechar', 'global', ['fechar'], {}, hidden),
  verb('janela.seguinte', 'global', ['próximo registro', 'registro seguinte'], {}, hidden),
  verb('janela.anterior', 'global', ['registro anterior'], {}, hidden),
  verb('paleta.executar', 'global', ['executar'], {}, hidden),
  verb('paleta.novaAba', 'global', ['abrir em nova aba'], {}, hidden),
  verb('paleta.completar', 'global', ['completar'], {}, hidden),
  verb('paleta.nivelAcima', 'global', ['voltar um nível'], {}, hidden),
  verb('paleta.historico', 'global', ['comandos recentes', 'recentes']),
  // The record after the act has a window of its own.
  verb('casca.historico', 'global', ['histórico de comandos', 'comandos executados']),
]

const aba = [
  { value: 'atividade', label: 'atividade' },
  { value: 'linha-do-tempo', label: 'linha do tempo' },
  { value: 'configuracoes', label: 'configurações' },
]

const perfil = [
  verb('perfil.aba', 'global', ['aba {aba} do perfil', '{aba} do perfil'], { aba: escolha('aba', aba) }),
  verb('perfil.enviar', 'form', ['enviar configurações do perfil'], {}, { path: '/perfil' }),
]

/** Sections A to E, P and Q of the catalogue. */
export const consoleCatalogue = [...navegacao, ...sessao, ...casca, ...painel, ...tabela, ...formulario, ...perfil]
