/**
 * Lines by another author, who manages the catalogue. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const acts = `
[/produtos] apaga os produtos 12, 15 e 16 pra mim → produto.excluir ids=12,15,16
[/produtos] preciso mexer no cadastro do produto 48 → produto.editar id=48
[/produtos] bora cadastrar um produto → produto.cadastrar
[/produtos] coloca 30 unidades no estoque do produto 77 → produto.estoque.ajustar id=77 n=30
[/produtos] zera o estoque do produto 91 → produto.estoque.ajustar id=91 n=0
[/produtos] quanto tem em estoque do produto 77 → produto.estoque.ver id=77
[/produtos] roda a sincronização com a RV → produto.sincronizar
puxa os produtos do hub de novo → produto.sincronizar
[/cashbacks] desliga o cashback 5 → cashback.desabilitar ids=5
[/cashbacks] reativa os cashbacks 8 e 9 → cashback.habilitar ids=8,9
[/cashbacks] deixa eu ver os detalhes do cashback 14 → cashback.ver id=14
[/cashbacks] muda o cashback 21 pra 3,5% → cashback.editar id=21
[/cashbacks] exclui logo o cashback 30 → cashback.excluir ids=30
[/categorias] quero criar uma categoria nova → categoria.cadastrar
[/categorias] remove a categoria 6 → categoria.excluir ids=6
[/fornecedores] vou editar o fornecedor 19 → fornecedor.editar id=19
[/fornecedores] pode deletar os fornecedores 3, 4 e 7 → fornecedor.excluir ids=3,4,7
[/fornecedores] cadastrando fornecedor → fornecedor.cadastrar
[/lojas] abre a loja 22 pra eu alterar → loja.editar id=22
[/lojas] a loja 17 pode apagar → loja.excluir ids=17
[/cashback-planos] vincula o produto 40 ao plano 3 → produto.plano.associar produto=40 plano=3
[/cashback-planos] desvincula o produto 40 do plano 3 → produto.plano.desassociar produto=40 plano=3
[/produtos] põe os produtos 51 a 55 no plano 2 → ?
[/cashback-planos] aumenta a profundidade do plano 4 pra 6 → plano.profundidade id=4 n=6
[/produtos] deixa inativo o produto 33 → produto.editar id=33|?
`

export const views = `
[/produtos] só os pendentes → /produtos?statusId=4
[/produtos] me mostra os bloqueados → /produtos?statusId=3
[/produtos] produtos que estão inativos → /produtos?statusId=2
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/produtos] os mais baratos primeiro → /produtos?ordem=numPreco,ASC
[/produtos] ordena pela quantidade, menor primeiro → /produtos?ordem=numEstoque,ASC
[/produtos] quero ver cem por página → /produtos?tamanho=100
[/produtos] só o que é da categoria 4 → /produtos?categoriaId=4
[/produtos] o que tem do fornecedor 9 → /produtos?fornecedorId=9
produtos ativos do fornecedor 9 → /produtos?statusId=1&fornecedorId=9
[/produtos] tira os filtros → tabela.limpar
[/produtos] em ordem alfabética → /produtos?ordem=dscNome,ASC
[/produtos] volta pra primeira página → tabela.primeira
[/produtos] atualiza a lista aí → tabela.recarregar
[/cashbacks] quais estão inativos agora → /cashbacks?STATUS_ID=2
[/cashbacks] maiores porcentagens em cima → /cashbacks?ordem=porcentagemCashback,DESC
[/cashbacks] os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] que tenham natal na descrição → /cashbacks?DSC_CASHBACK=natal
[/cashbacks] mais antigos primeiro pela data de cadastro → /cashbacks?ordem=dtCadastro,ASC
[/categorias] categorias de A a Z → /categorias?ordem=dscNome,ASC
[/fornecedores] bota 500 por tela → /fornecedores?tamanho=500
[/lojas] vai pra última página → tabela.ultima
[/pedidos] pedidos mais recentes em cima → /pedidos
[/pedidos] os de maior valor no topo → /pedidos?ordem=numPreco,DESC
[/usuarios] procura por fernanda → usuario.buscar nome=fernanda
[/bonus] me dá só os pendentes → /bonus?statusId=1
[/bonus] bônus do pedido 310 → /bonus?pedidoId=310
[/auditoria/transacoes/tipo] de ontem pra cá → /auditoria/transacoes/tipo?dataInicio=2026-11-19T00:00
[/auditoria/transacoes/valor] entre 50 e 200 reais esta semana → /auditoria/transacoes/valor?valorMinimo=50&valorMaximo=200&dataInicio=2026-11-16T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/usuario] usuário 15 no mês passado → /auditoria/transacoes/usuario?usuarioId=15&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
`

export const table = `
[/produtos] esconde a coluna categoria → tabela.colunas coluna=categoria.dscNome
[/produtos] traz de volta a coluna categoria → coluna.mostrar coluna=categoria.dscNome
[/produtos] põe o preço antes do nome → coluna.antes coluna=numPreco outra=dscNome
[/produtos] alarga a coluna nome → coluna.alargar coluna=dscNome
[/pedidos] deixa a coluna usuário presa na esquerda → coluna.fixar coluna=usuario.nomeCompleto on=true
[/lojas] restaura as colunas → coluna.padrao
[/produtos] copia só os ids dos selecionados → tabela.copiarIds
[/produtos] copiar como markdown → tabela.copiarMarkdown
[/auditoria/transacoes/valor] baixa isso em planilha → auditoria.exportar
[/produtos] põe lado a lado o 12 e o 15 → tabela.comparar ids=12,15
[/produtos] fixa essa linha no topo → tabela.fixar on=true
[/fornecedores] dá uma espiada nesse registro → tabela.previa on=true
[/pedidos] tudo numa lista só, sem páginas → tabela.continuo on=true
[/transacoes] fica atualizando sozinho → tabela.acompanhar on=true
[/produtos] em que linha eu tô → tabela.onde
`

export const names = `
[/produtos] apaga o produto Fone Bluetooth → produto.excluir nome=Fone_Bluetooth
[/produtos] edita o produto carregador turbo → produto.editar nome=carregador_turbo
[/produtos] estoque da garrafa térmica pra 40 → produto.estoque.ajustar n=40 nome=garrafa_térmica
[/categorias] editar a categoria eletrônicos → categoria.editar nome=eletrônicos
[/categorias] exclui a categoria papelaria → categoria.excluir nome=papelaria
[/fornecedores] abre o cadastro do fornecedor Samsung → fornecedor.editar nome=Samsung
[/fornecedores] excluir fornecedor Distribuidora Sul → fornecedor.excluir nome=Distribuidora_Sul
[/lojas] alterar a loja Magazine Luiza → loja.editar nome=Magazine_Luiza
[/lojas] deleta a loja Americanas → loja.excluir nome=Americanas
[/cashbacks] desativa o cashback Semana do Consumidor → cashback.desabilitar nome=Semana_do_Consumidor
[/cashbacks] habilite o cashback Black Friday → cashback.habilitar nome=Black_Friday
[/cashbacks] ver o cashback Volta às Aulas → cashback.ver nome=Volta_às_Aulas
[/cashback-planos] editar o plano Ouro → plano.editar nome=Ouro
[/cashback-planos] associa o produto cafeteira ao plano Premium → produto.plano.associar nome=cafeteira
[/produtos] produtos da categoria bebidas → produto.filtrar nome=bebidas
`

export const forms = `
[/produtos/editar/12] grava aí → form.salvar
[/produtos/cadastrar] salva e já abre outro → form.outro
[/produtos/editar/12] desfaz o que eu mudei aqui → form.desfazer
[/produtos/cadastrar] me leva pro próximo erro → form.erro
[/produtos/editar/12] esquece, volta pra lista → form.voltar
[/cashback-planos/cadastrar] adiciona mais um nível → plano.nivel.adicionar
[/cashback-planos/editar/3] tira o último nível → plano.nivel.remover
[/produtos/cadastrar] procurar o item da RV → produto.rv.buscar
[/categorias/editar/6] terminei, pode salvar → form.salvar
[/lojas/editar/22] volta pras lojas → loja.voltar
`

export const slips = `
[/produtos] exlcuir prodtuo 23 → produto.excluir ids=23
[/produtos] estque prod 12 = 50 → produto.estoque.ajustar id=12 n=50
[/produtos] new product → produto.cadastrar
[/produtos] sync rv → produto.sincronizar
[/produtos] filtrar staus inatvo → /produtos?statusId=2
[/produtos] sort by price desc → tabela.ordenar coluna=numPreco dir=DESC
[/produtos] del prod 7 8 9 → produto.excluir ids=7,8,9
[/produtos] excluirproduto44 → produto.excluir ids=44
[/cashbacks] dsabilitar cashbak 11 → cashback.desabilitar ids=11
[/cashbacks] enable cashback 16 → cashback.habilitar ids=16
[/categorias] cad categ → categoria.cadastrar
[/fornecedores] edit supplier 27 → fornecedor.editar id=27
ir p/ fornec → ir.fornecedores
[/lojas] ediatr loja 5 → loja.editar id=5
[/cashback-planos] assoc prod 40 plano 3 → produto.plano.associar produto=40 plano=3
`
