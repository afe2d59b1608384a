/**
 * Lines of a hand that knows only the labels of the forms, and has not seen the language: each asks to set one field of
 * stored records, or to fill the form of a new one. Written before the first of them was understood. Format:
 * `../actions.fixture.ts`; '_' in `valor` stands for a space.
 */

export const set = `
mudar preço do produto 12 para 19,90 → produto.alterar ids=12 campo=numPreco valor=19,90
[/produtos] trocar preço do 12 para R$ 1.249,00 → produto.alterar ids=12 campo=numPreco valor=R$_1.249,00
preço do produto 12 para 19,90 → produto.alterar ids=12 campo=numPreco valor=19,90
[/produtos] pôr preço 49,90 nos produtos 12, 15-18 → produto.alterar ids=12,15-18 campo=numPreco valor=49,90
definir o preço dos produtos 40 a 45 em 10 → produto.alterar ids=40-45 campo=numPreco valor=10
[/produtos] categoria dos produtos 12, 15-18 para Brinquedos → produto.alterar ids=12,15-18 campo=categoriaId valor=Brinquedos
alterar fornecedor do produto 72 para Padaria Sol → produto.alterar ids=72 campo=fornecedorId valor=Padaria_Sol
[/produtos/editar/72] mudar o modelo do produto 72 para XZ-200 → produto.alterar ids=72 campo=dscModelo valor=XZ-200
deixar o status do produto 33 bloqueado → produto.alterar ids=33 campo=statusId valor=bloqueado
[/produtos] status dos produtos 33 e 34 pendente → produto.alterar ids=33,34 campo=statusId valor=pendente
colocar preço variável do produto 12 como sim → produto.alterar ids=12 campo=precoVariavel valor=sim
[/produtos] alterar descrição do produto 12 para Caneta azul, ponta fina → produto.alterar ids=12 campo=dscDescricao valor=Caneta_azul,_ponta_fina
atualizar instruções do produto 5 para Não agitar antes de usar → produto.alterar ids=5 campo=instrucoes valor=Não_agitar_antes_de_usar
mudar estoque do produto 12 para 30 → produto.estoque.ajustar id=12 n=30
definir estoque dos produtos 12 e 15 para 30 → produto.alterar ids=12,15 campo=numEstoque valor=30
[/produtos] trocar o RV ID do produto 8 para 4410 → produto.alterar ids=8 campo=rvProductId valor=4410
alterar max nível id do produto 8 para 77 → produto.alterar ids=8 campo=maxNivelId valor=77
mudar plano produto dos produtos 8 e 9 para 3 → produto.alterar ids=8,9 campo=planoProdutoId valor=3
mudar nome do produto 12 para Mochila urbana 20 litros → produto.alterar ids=12 campo=dscNome valor=Mochila_urbana_20_litros
[/produtos] alterar termos e condicoes do produto 3 para Sem troca → produto.alterar ids=3 campo=dscTermosCondicoes valor=Sem_troca
nome da categoria 9 para Brinquedos e jogos → categoria.alterar ids=9 campo=dscNome valor=Brinquedos_e_jogos
alterar enum da categoria 9 para BRINQUEDOS → categoria.alterar ids=9 campo=dscEnum valor=BRINQUEDOS
[/categorias] trocar imagem da categoria 4 para /img/livros.png → categoria.alterar ids=4 campo=dscImagem valor=/img/livros.png
colocar status da categoria 4 como inativo → categoria.alterar ids=4 campo=statusId valor=inativo|categoria.desabilitar ids=4
status do fornecedor 9 inativo → fornecedor.alterar ids=9 campo=statusId valor=inativo|fornecedor.desabilitar ids=9
[/fornecedores] mudar a categoria do fornecedor 9 para Alimentos → fornecedor.alterar ids=9 campo=categoriaId valor=Alimentos
[/fornecedores] categoria dos fornecedores 3, 4 e 7 para Papelaria → fornecedor.alterar ids=3,4,7 campo=categoriaId valor=Papelaria
trocar nome do fornecedor 19 para Distribuidora Sul Ltda → fornecedor.alterar ids=19 campo=dscNome valor=Distribuidora_Sul_Ltda
link da loja 31 para https://loja.example.com/promo → loja.alterar ids=31 campo=dscLink valor=https://loja.example.com/promo
[/lojas] colocar link https://americanas.example.com na loja 7 → loja.alterar ids=7 campo=dscLink valor=https://americanas.example.com
mudar o cashback da loja 31 para até 5% → loja.alterar ids=31 campo=dscCashback valor=até_5%
alterar instruções das lojas 3-5 para Use o app → loja.alterar ids=3-5 campo=dscInstrucoes valor=Use_o_app
[/lojas] deixar status das lojas 3 e 5 inativo → loja.alterar ids=3,5 campo=statusId valor=inativo
definir nome da loja 8 como Casa & Vídeo → loja.alterar ids=8 campo=dscNome valor=Casa_&_Vídeo
profundidade do plano 4 para 6 → plano.profundidade id=4 n=6|plano.alterar ids=4 campo=maxDepth valor=6
alterar profundidade dos planos 4 e 5 para 3 → plano.alterar ids=4,5 campo=maxDepth valor=3
[/cashback-planos] mudar nome do plano 2 para Ouro 2027 → plano.alterar ids=2 campo=dscNome valor=Ouro_2027
colocar ativo do plano 3 como não → plano.alterar ids=3 campo=isAtivo valor=não
% cashback do cashback 21 para 3,5 → cashback.alterar ids=21 campo=porcentagemCashback valor=3,5
[/cashbacks] trocar % cashback dos cashbacks 5 e 8 para 7,25% → cashback.alterar ids=5,8 campo=porcentagemCashback valor=7,25%
alterar descrição do cashback 14 para Semana do consumidor → cashback.alterar ids=14 campo=dscCashback valor=Semana_do_consumidor
pôr status do cashback 27 inativo → cashback.alterar ids=27 campo=statusId valor=inativo|cashback.desabilitar ids=27
`

export const withoutValue = `
mudar preço do produto 12 → produto.editar id=12 campo=numPreco
[/produtos] alterar fornecedor do 12 → produto.editar id=12 campo=fornecedorId
trocar o link da loja 31 → loja.editar id=31 campo=dscLink
mudar enum da categoria 9 para → categoria.editar id=9 campo=dscEnum|?
alterar preço dos produtos 12 e 15 → produto.alterar ids=12,15 campo=numPreco falta=valor
`

export const fill = `
cadastrar cashback natal 5% → cashback.cadastrar valores=natal_5%
novo fornecedor Padaria Sol → fornecedor.cadastrar valores=Padaria_Sol
criar produto igual ao 72 → produto.cadastrar modelo=72
repor 50 unidades do produto 72 → produto.alterar ids=72 campo=numEstoque valor=50_a_mais
`

/** Further lines of the same hand: records by name, amounts, typing errors, values in words, no value. */
export const further = `
repor 20 unidades do Fone Bluetooth → produto.alterar campo=numEstoque nome=fone_bluetooth valor=20_a_mais
tirar 3 unidades dos produtos 8 e 9 → produto.alterar ids=8,9 campo=numEstoque valor=3_a_menos
[/produtos] aumentar preço dos 12, 15-18 em 8% → produto.alterar ids=12,15-18 campo=numPreco valor=8%_a_mais
[/produtos] dar desconto de 5% no preço do 12 → produto.alterar ids=12 campo=numPreco valor=5%_a_menos
QTD do produto 12 mais 10 → produto.alterar ids=12 campo=numEstoque valor=10_a_mais
baixar o preço do produto Mochila urbana para 89,90 → produto.alterar campo=numPreco nome=mochila_urbana valor=89,90
preço do produto 12 vinte e nove e noventa → produto.editar id=12 campo=numPreco|produto.alterar ids=12 campo=numPreco valor=29,90|-
mudar preço do produto 12 para vinte e nove reais e noventa centavos → produto.alterar ids=12 campo=numPreco valor=29,90
alterar presso do produto 12 para 30 → produto.alterar ids=12 campo=numPreco valor=30
mudar catgoria do produto 12 para Brinquedos → produto.alterar ids=12 campo=categoriaId valor=Brinquedos
mudar o preço do prduto 12 para 30 → produto.alterar ids=12 campo=numPreco valor=30
aletrar status do fornecedor 9 para inativo → fornecedor.alterar ids=9 campo=statusId valor=inativo|fornecedor.desabilitar ids=9
[/produtos] modelo do Fone Bluetooth para X2 → produto.alterar campo=dscModelo nome=fone_bluetooth valor=X2
fornecedor do produto Fone Bluetooth para Padaria Sol → produto.alterar campo=fornecedorId nome=fone_bluetooth valor=Padaria_Sol
[/produtos] produto 12, preço 19,90 → produto.alterar ids=12 campo=numPreco valor=19,90|produto.editar id=12 campo=numPreco|-
produto 12: preço = 19,90 → produto.alterar ids=12 campo=numPreco valor=19,90
colocar instruções "Use o cupom SOL" na loja Renner → loja.alterar campo=dscInstrucoes nome=renner valor=Use_o_cupom_SOL
cashback da loja Renner para até 8% → loja.alterar campo=dscCashback nome=renner valor=até_8%
[/lojas] trocar a imagem da Renner para /img/renner.png → loja.alterar campo=dscImagem nome=renner valor=/img/renner.png
[/lojas] status das lojas 3, 4, 9-11 para ativo → loja.alterar ids=3,4,9-11 campo=statusId valor=ativo
nome da loja 8: Casa Nova → loja.alterar ids=8 campo=dscNome valor=Casa_Nova
mudar instruções da loja 8 para Não vale para eletrônicos → loja.alterar ids=8 campo=dscInstrucoes valor=Não_vale_para_eletrônicos
editar link da loja Magazine Luiza → loja.editar campo=dscLink nome=magazine_luiza
categoria do fornecedor Padaria Sol para Alimentos → fornecedor.alterar campo=categoriaId nome=padaria_sol valor=Alimentos
[/fornecedores] renomear a Padaria Sol para Padaria Lua → fornecedor.alterar campo=dscNome nome=padaria_sol valor=Padaria_Lua
renomear fornecedor 9 para Padaria Lua → fornecedor.alterar ids=9 campo=dscNome valor=Padaria_Lua
[/fornecedores] mudar nome do 9 pra Padaria Lua → fornecedor.alterar ids=9 campo=dscNome valor=Padaria_Lua
enum da categoria Brinquedos para JOGOS → categoria.alterar campo=dscEnum nome=brinquedos valor=JOGOS
deixar a categoria 4 com status inativo → categoria.alterar ids=4 campo=statusId valor=inativo|categoria.desabilitar ids=4
[/categorias] alterar imagem → categoria.alterar campo=dscImagem|categoria.editar campo=dscImagem falta=id
aumentar o % cashback do cashback 21 em 0,5 → cashback.alterar ids=21 campo=porcentagemCashback valor=0,5_a_mais
porcentagem do cashback 21 para três e meio por cento → cashback.alterar ids=21 campo=porcentagemCashback valor=3,5%|cashback.editar id=21 campo=porcentagemCashback
percentual dos cashbacks 5, 8 e 9 para sete por cento → cashback.alterar ids=5,8,9 campo=porcentagemCashback valor=7%
[/cashbacks] descrição do natal para Natal 2027 → cashback.alterar campo=dscCashback nome=natal valor=Natal_2027
marcar plano 3 como padrão → plano.alterar ids=3 campo=isPadrao valor=sim|plano.editar id=3 campo=isPadrao|-
padrão do plano 3 para sim → plano.alterar ids=3 campo=isPadrao valor=sim
[/cashback-planos] aumentar profundidade do 4 em 2 → plano.alterar ids=4 campo=maxDepth valor=2_a_mais
ativo dos planos 3 e 4 não → plano.alterar ids=3,4 campo=isAtivo valor=não
mudar níveis do plano 3 → plano.editar id=3
novo produto como o 72 → produto.cadastrar modelo=72
`
