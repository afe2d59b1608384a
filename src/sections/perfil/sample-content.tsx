/** Invented sample content of the profile page; no call loads it (spec 2 §2). */

export const FIGURES = [
  ['Seguidores', '1.322'],
  ['Seguindo', '543'],
  ['Amigos', '13.287'],
] as const

export const SKILLS = ['Atendimento', 'Auditoria', 'Planilhas', 'Cashback', 'Catálogo'] as const

const POSTS = [
  { author: 'Júlia Antunes', time: 'há 2 horas', text: 'Publicou a lista de lojas parceiras deste mês.' },
  { author: 'Renato Figueira', time: 'há 3 dias', text: 'Comentou as novas regras de bônus por nível.' },
  { author: 'Sílvia Prado', time: 'há 5 dias', text: 'Enviou quatro imagens para o catálogo.' },
] as const

/** The content of the first tab. */
export function Activity() {
  return (
    <ul className="grid gap-4">
      {POSTS.map(({ author, time, text }) => (
        <li key={author} className="border-b border-line pb-4 last:border-0 last:pb-0">
          <p className="text-sm font-medium">
            <span>{`${author} `}</span>
            <span className="ml-1 text-xs font-normal text-ink-3">{time}</span>
          </p>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

const EVENTS = [
  { day: '10 fev. 2026', time: '12:05', text: 'A equipe de suporte enviou um e-mail' },
  { day: '10 fev. 2026', time: '11:40', text: 'Sílvia Prado aceitou o convite' },
  { day: '3 jan. 2026', time: '09:15', text: 'Renato Figueira comentou uma publicação' },
] as const

/** The content of the second tab. */
export function Timeline() {
  return (
    <ol className="grid gap-4 border-l border-line pl-4">
      {EVENTS.map(({ day, time, text }) => (
        <li
          key={`${day} ${time}`}
          className="relative text-sm before:absolute before:top-1.5 before:-left-[20.5px] before:size-2 before:rounded-full before:bg-accent"
        >
          <p className="text-ink">{text}</p>
          <p className="text-xs text-ink-3 tabular-nums">{`${day}, ${time}`}</p>
        </li>
      ))}
    </ol>
  )
}
