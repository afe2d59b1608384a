/**
 * English, Spanish and short forms of the verbs and phrase words (commands/language/words/README §1). A resource
 * defines those of its own words (`words` in commands/resource.ts).
 */
import type { VerbClass } from './vocabulary.ts'

/** Base forms; '-s', '-ing' and the past form are derived. */
export const ENGLISH_VERBS: Readonly<Partial<Record<VerbClass, string>>> = {
  ir: 'go show list open',
  ver: 'view see show open',
  cadastrar: 'create new add',
  editar: 'edit update change modify',
  excluir: 'delete remove erase',
  habilitar: 'enable activate',
  desabilitar: 'disable deactivate',
  liberar: 'release',
  reprocessar: 'reprocess',
  sincronizar: 'synchronize',
  exportar: 'export download',
  recarregar: 'reload',
  filtrar: 'filter search find',
  limpar: 'clear reset',
  ordenar: 'sort order',
  associar: 'link',
  desassociar: 'unlink',
  ajustar: 'set adjust',
  auditar: 'audit',
  selecionar: 'select',
  copiar: 'copy',
  ocultar: 'hide',
  sair: 'sign_out log_out signout',
}

const parsePairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]))

/** Words of phrases: 'next page' is 'próxima página'. */
export const ENGLISH_WORDS = parsePairs(
  'many=quantos next=proxima previous=anterior first=primeira last=ultima page=pagina pages=paginas filters=filtros ' +
    'settings=configuracoes shortcuts=atalhos history=historico ' +
    'above=acima over=acima below=abaixo under=abaixo between=entre than=que more=mais less=menos price=preco value=valor ' +
    'amount=valor name=nome named=chamado called=chamado date=data and=e to=para until=ate since=desde today=hoje ' +
    'yesterday=ontem day=dia days=dias week=semana weeks=semanas month=mes months=meses year=ano years=anos hours=horas in=em ' +
    'this=este ago=atras pending=pendente active=ativo inactive=inativo blocked=bloqueado ' +
    'registado=registrado registados=registrados canceled=cancelado cancelled=cancelado newest=recentes newer=recentes oldest=antigos older=antigos cheapest=baratos ' +
    'cheaper=baratos expensive=caro highest=maior largest=maior biggest=maior lowest=menor smallest=menor most=mais ' +
    'by=por per=por with=com without=sem range=faixa type=tipo rows=linhas items=itens results=resultados file=arquivo ' +
    'theme=tema light=claro dark=escuro mode=modo columns=colunas column=coluna selection=selecao line=linha row=linha ' +
    'q=que pq=porque past=ultimos greater=maior descending=decrescente ascending=crescente payment=pagamento january=janeiro february=fevereiro march=marco april=abril may=maio june=junho july=julho august=agosto september=setembro october=outubro november=novembro december=dezembro version=versao script=roteiro ' +
    // Words of Portugal and Spanish words.
    'ficheiro=arquivo ficheiros=arquivos descarregar=baixar ' +
    'el=o los=os las=as al=ao y=e con=com sin=sem si=se borrar=apagar borra=apaga ' +
    'cambiar=mudar procesar=processar cerrar=encerrar sesion=sessao salir=sair descargar=baixar nuevo=novo ' +
    'nueva=nova ' +
    '' +
    'planilla=planilha precio=preco ayuda=ajuda hoy=hoje ayer=ontem anteayer=anteontem manana=amanha ' +
    'mayor=maior pasado=passado pasada=passada quiero=quero cuantos=quantos cuantas=quantas hay=ha quien=quem ' +
    'cuando=quando nadie=ninguem ya=ja fue=foi',
)

/** Abbreviations for words of the product; no other word begins like them. */
export const ABBREVIATIONS = parsePairs(
  'cvs=csv oq=que historia=historico rolou=aconteceu qts=quantos qtos=quantos qtas=quantas aud=auditoria vlr=valor val=valor pgto=pagamento pagto=pagamento sma=soma somatorio=soma qto=quanto dt=data nm=nome hj=hoje td=tudo tds=todos pass=passado ult=ultimos ' +
    'ref=referentes sol=solicitacao c=com inat=inativos atv=ativos quinz=quinzena desat=desativar desatv=desativar ' +
    'qro=quero tb=tambem edt=editar excl=excluir qdo=quando qnd=quando qq=qualquer p=para tras=atras inteira=toda inteiro=todo completa=toda completo=todo folha=pagina folhas=paginas d=de pg=pagina parte=coluna',
)

/** The forms of an English verb: delete, deletes, deleting; deleted. */
export function inflectEnglish(base: string): { text: string; isPast: boolean }[] {
  if (base.includes('_')) return [{ text: base.replace('_', ' '), isPast: false }]
  const stem = base.replace(/e$/, '')
  return [
    { text: base, isPast: false },
    { text: `${base}s`, isPast: false },
    { text: `${stem}ing`, isPast: false },
    { text: `${stem}ed`, isPast: true },
  ]
}
