/** Elements with text for tests/text-nodes.test.ts: right and wrong ways to place a text in an element. */
import type { ReactNode } from 'react'

interface Example {
  on: boolean
  many: readonly string[]
  some: ReactNode
}

const Part = ({ on }: Pick<Example, 'on'>) => (on ? <b /> : null)
const Word = ({ on }: Pick<Example, 'on'>) => (on ? 'sim' : null)
const Frame = ({ children }: { children: ReactNode }) => <p>{children}</p>
const pieces = (): (string | ReactNode)[] => ['a', <b key="b" />]

/** Each of them shows an old text, or throws, after a text node was replaced. */
export const wrong = ({ on, many, some }: Example): ReactNode => (
  <section>
    <p title="wrong 1">{on && <b />} um</p>
    <p title="wrong 2">dois {many.length}</p>
    <p title="wrong 3">
      três <Part on={on} />
    </p>
    <p title="wrong 4">
      {some}
      <b />
    </p>
    <p title="wrong 5">{many.map((each) => each)}</p>
    <p title="wrong 6">{pieces()}</p>
    <Frame>
      <i title="wrong 7" />
      {many.length && <b />}
    </Frame>
    <>
      oito <i title="wrong 8" />
    </>
    <p title="wrong 9">
      <b />
      <Word on={on} />
    </p>
    <p title="wrong 10">
      {on && <b />} <i />
    </p>
  </section>
)

/** All of these show the new text. */
export const right = ({ on, many, some }: Example): ReactNode => (
  <section>
    <p>um</p>
    <p>{many.length}</p>
    <p>{on && 'três'}</p>
    <p>
      quatro <b>{many.length}</b> e <i />
    </p>
    <p>
      <span>cinco</span>
      {on && <b />}
    </p>
    <p>{some}</p>
    <p>
      {many.map((each) => (
        <b key={each}>{each}</b>
      ))}
      <Part on={on} />
    </p>
    <Frame>oito</Frame>
    <p key={many[0]}>
      {many[0]} <b>{many.length}</b>
    </p>
    <p>{on ? 'nove' : <b />}</p>
  </section>
)
