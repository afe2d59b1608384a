/** Words for the seeds: made-up Brazilian people, suppliers and goods. */

export const firstNames = (
  'Ana, Bruno, Carla, Davi, Elisa, Fábio, Gabriela, Heitor, Íris, João, Karina, Lucas, Maria, Nelson, Olívia, ' +
  'Paulo, Quitéria, Rafael, Sônia, Tiago, Úrsula, Vinícius, Yasmin, Zélia, André, Beatriz, Caio, Débora, ' +
  'Érico, Fernanda, Gustavo, Helena, Ígor, Juliana, Letícia, Marcelo, Natália, Otávio, Patrícia, Renato'
).split(', ')

export const lastNames = (
  'Almeida, Barbosa, Cardoso, Conceição, Dias, Esteves, Ferraz, Gonçalves, Hora, Ibiapina, Junqueira, Lacerda, ' +
  'Magalhães, Nakamura, Oliveira, Peçanha, Queiroz, Ramos, Saldanha, Távora, Uchôa, Vilela, Xavier, Zanetti, ' +
  'Araújo, Brandão, Correia, Duarte, Espíndola, Falcão, Guimarães'
).split(', ')

/** The names of the categories. */
export const categoryNames = (
  'Acessórios; Alimentação; Assinaturas; Áudio e vídeo; Automotivo; Bebês; Bebidas; Beleza; Bicicletas; ' +
  'Brinquedos; Calçados; Cama, mesa e banho; Câmeras; Casa e decoração; Celulares; Cinema; Colecionáveis; ' +
  'Construção; Cursos; Delivery; Doces e chocolates; Educação; Eletrodomésticos; Eletrônicos; Eletroportáteis; ' +
  'Energia; Esportes; Farmácia; Ferramentas; Flores; Games; Ginástica; Hortifrúti; Hospedagem; Impressão; ' +
  'Informática; Instrumentos musicais; Jardinagem; Joias e relógios; Limpeza; Livros; Malas; Mercado; ' +
  'Moda feminina; Moda infantil; Moda masculina; Móveis; Óculos; Orgânicos; Papelaria; Passagens; Pet; ' +
  'Recargas; Restaurantes; Saúde; Seguros; Serviços; Streaming; TV; Vale-presente'
).split('; ')

export const supplierNames = (
  'Norte Recargas, Casa Ipê, Aurora Eletro, Livraria Cedro, Vila Café, Mundo Pet Sul, Trilha Esportes, ' +
  'Bem Farma, Doce Serra, Jardim Botânico Flores, Ponto do Vinho, Rede Bem-Estar, Ótica Horizonte, ' +
  'Estação Games, Papel & Traço, Ferragens São Bento, Móveis Jequitibá, Calçados Andança, Bebê Feliz, ' +
  'Sabor de Minas, Turismo Litoral, Academia Pulso, Perfumaria Alecrim, Casa do Construtor Araucária, ' +
  'Música Viva, Relojoaria Instante, Cine Pátio, Mercado Boa Safra, Tecno Vale, Studio Malha, Pães da Praça, ' +
  'Auto Peças Rota 10, Escola Saber, Seguros Ponte, Hotel Mirante'
).split(', ')

export const cities = ['Recife', 'Curitiba', 'Belém', 'Goiânia'] as const

/** Goods: name, model, price in cents. */
export const goods: readonly (readonly [string, string, number])[] = [
  ['Recarga de celular R$ 20', 'RC-20', 2000],
  ['Recarga de celular R$ 50', 'RC-50', 5000],
  ['Vale-presente digital R$ 100', 'VP-100', 10000],
  ['Cafeteira espresso 15 bar', 'CE-15', 89990],
  ['Assinatura clube de livros, 3 meses', 'CL-3M', 14970],
  ['Kit café especial torra média, 3 × 250 g', 'KC-750', 11850],
  ['Ração super premium cães adultos 15 kg', 'RP-15', 28990],
  ['Fone Bluetooth Onda X2', 'ONDA-X2', 24900],
  ['Kit 3 camisetas algodão', 'KT-3', 12990],
  ['Tênis de trilha Serra 4', 'SERRA-4', 45990],
  ['Vale-compra farmácia R$ 80', 'VF-80', 8000],
  ['Mochila urbana 22 L', 'MU-22', 21900],
  ['Garrafa térmica 750 ml', 'GT-750', 9990],
  ['Tapete de ioga 6 mm', 'TI-6', 7450],
  ['Streaming plano família, 1 mês', 'SF-1M', 5590],
  ['Voucher cinema 2 ingressos', 'VC-2', 6400],
  ['Smart TV 43 polegadas', 'TV-43', 187900],
  ['Liquidificador 1000 W', 'LQ-1000', 18990],
  ['Perfume Alecrim 100 ml', 'PA-100', 13900],
  ['Luminária de mesa LED', 'LM-LED', 8990],
  ['Caixa de chocolates 400 g', 'CH-400', 5490],
  ['Jogo de panelas 5 peças', 'JP-5', 32990],
  ['Teclado mecânico ABNT2', 'TM-ABNT2', 37900],
  ['Bicicleta aro 29', 'BK-29', 159900],
  ['Cesta de orgânicos', 'CO-M', 9900],
  ['Relógio de pulso Instante', 'RI-40', 29900],
  ['Curso de violão on-line', 'CV-12', 19900],
  ['Fralda tamanho M, 80 un.', 'FM-80', 8990],
  ['Furadeira de impacto 650 W', 'FI-650', 23900],
  ['Buquê de girassóis', 'BG-12', 11900],
  ['Vinho tinto reserva 750 ml', 'VT-750', 8490],
  ['Óculos de sol Horizonte', 'OS-H', 17900],
] as const

export const variants = [
  '',
  ' · azul',
  ' · preto',
  ' · 127 V',
  ' · 220 V',
  ' · edição 2026',
  ' · tamanho G',
  ' · kit família',
  ' · outlet',
  ' · importado',
] as const
