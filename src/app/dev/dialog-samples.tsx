/** Dialogs, menus and notices on the development page /dev/ui. */
import { useState } from 'react'
import { announce } from '#ui/announce.ts'
import { StatusBadge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { promptText, confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from '#ui/components/menu.tsx'
import { dismissAllNotices, focusNextNotice } from '#ui/notices/notice-actions.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'
import type { NoticeType } from '#ui/notices/notice-options.ts'
import { SampleGroup, SampleRow } from './sample-group.tsx'

const NOTICE_TYPES: readonly NoticeType[] = ['success', 'error', 'info', 'warning']

const confirmDelete = () =>
  confirm({
    text: 'Excluir produto #12?',
    description: 'O produto sai da lista e não pode ser recuperado.',
    confirmLabel: 'Excluir',
    tone: 'danger',
    details: [
      { label: 'Nome', value: 'Kit 3 camisetas algodão' },
      { label: 'Preço', value: 'R$ 129,90' },
      { label: 'Status', value: <StatusBadge id={1} text="Ativo" /> },
    ],
  })

/** Shows the progress of a sample run of four steps. The run goes on by itself until it is stopped. */
function startProgress() {
  let done = 0
  let paused = false
  const notice = notifyProgress({
    title: 'Excluindo produtos',
    total: 4,
    onPause(next) {
      paused = next
      notice.setPaused(next)
    },
    onStop: () => end(),
  })
  const timer = setInterval(() => {
    if (paused) return
    notice.update(++done)
    if (done === 4) end()
  }, 1000)
  function end() {
    clearInterval(timer)
    notice.close()
  }
}

/** Buttons that open each sample. */
export function DialogSamples() {
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState(true)
  const [answer, setAnswer] = useState('')
  return (
    <SampleGroup title="Janelas, menus, avisos">
      <SampleRow label="janelas">
        <Button onClick={() => setIsOpen(true)}>Janela</Button>
        <Button onClick={() => void confirmDelete().then((yes) => setAnswer(String(yes)))}>Confirmação</Button>
        <Button
          onClick={() =>
            void promptText({ title: 'Reprocessar por Pedido', label: 'ID do pedido', inputMode: 'numeric' }).then(
              (text) => setAnswer(String(text)),
            )
          }
        >
          Pergunta
        </Button>
        <output className="text-sm text-ink-2">{answer}</output>
      </SampleRow>
      <SampleRow label="menu">
        <Menu trigger={<Button icon="mais">Ações</Button>} align="start">
          <MenuLabel>#12 Kit 3 camisetas</MenuLabel>
          <MenuItem icon="editar" keys="e">
            Editar
          </MenuItem>
          <MenuItem icon="excluir" keys="Delete" tone="danger">
            Excluir…
          </MenuItem>
          <MenuItem icon="liberar" disabledReason="Já liberado">
            Liberar
          </MenuItem>
          <MenuSeparator />
          <MenuCheckItem checked={shown} onChange={setShown}>
            Preço
          </MenuCheckItem>
        </Menu>
      </SampleRow>
      <SampleRow label="avisos">
        {NOTICE_TYPES.map((type) => (
          <Button key={type} onClick={() => notify(type, `Aviso do tipo ${type}`)}>
            {type}
          </Button>
        ))}
        <Button
          onClick={() =>
            notify('info', 'Você pode voltar para onde parou.', {
              disableTimeOut: true,
              action: { label: 'Voltar', run: () => announce('Voltou') },
            })
          }
        >
          com ação
        </Button>
        <Button onClick={startProgress}>andamento</Button>
        <Button onClick={() => focusNextNotice()}>focar</Button>
        <Button onClick={() => dismissAllNotices()}>dispensar</Button>
      </SampleRow>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Cashback #5"
        description="Janela de leitura."
        footer={<Button onClick={() => setIsOpen(false)}>Fechar</Button>}
      >
        <p>Conteúdo da janela.</p>
      </Dialog>
    </SampleGroup>
  )
}
