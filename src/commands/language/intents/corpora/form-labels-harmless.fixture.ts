/** Lines of the same hand that must not set anything. Format: `../actions.fixture.ts`. */

export const harmless = `
não mudar o preço do produto 12 para 19,90 → -
qual o preço do produto 12 → -
o preço do produto 12 é 19,90? → -
ontem mudei o preço do produto 12 para 19,90 → -
[/produtos] preço 19,90 → -
[/produtos] categoria Brinquedos → -
[/produtos] status inativo → -
o link da loja 31 está errado → -
mudar o preço para 19,90 → -
vou trocar a categoria do fornecedor 9 para Alimentos amanhã → -
[/fornecedores] fornecedores com status inativo → -
quem mudou o status do cashback 27 para inativo → -
`
