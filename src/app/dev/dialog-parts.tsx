/** Windows, menus and notices on /dev/ui. */
import { useState } from 'react'
import { announce } from '#ui/announce.ts'
import { StatusBadge } from '#ui/signs/badge.tsx'
import { Button } from '#ui/parts/button.tsx'
import { askText, confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from '#ui/parts/menu.tsx'
import { dismissAll, focusToasts } from '#ui/notices/notice-acts.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'
import type { NoticeType } from '#ui/notices/notice-options.ts'
import { PartGroup, PartRow } from './group.tsx'

const TYPES: readonly NoticeType[] = ['success', 'error', 'info', 'warning']

const askToDelete = () =>
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

/** A run of four steps that goes on by itself until it is stopped. */
function startRun() {
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

/** Buttons that open each of them. */
export function DialogParts() {
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState(true)
  const [answer, setAnswer] = useState('')
  return (
    <PartGroup title="Janelas, menus, avisos">
      <PartRow label="janelas">
        <Button onClick={() => setIsOpen(true)}>Janela</Button>
        <Button onClick={() => void askToDelete().then((yes) => setAnswer(String(yes)))}>Confirmação</Button>
        <Button
          onClick={() =>
            void askText({ title: 'Reprocessar por Pedido', label: 'ID do pedido', inputMode: 'numeric' }).then(
              (text) => setAnswer(String(text)),
            )
          }
        >
          Pergunta
        </Button>
        <output className="text-sm text-ink-2">{answer}</output>
      </PartRow>
      <PartRow label="menu">
        <Menu trigger={<Button icon="mais">Ações</Button>} align="start">
          <MenuLabel>#12 Kit 3 camisetas</MenuLabel>
          <MenuItem icon="editar" keys="e">
            Editar
          </MenuItem>
          <MenuItem icon="excluir" keys="Delete" tone="danger">
            Excluir…
          </MenuItem>
          <MenuItem icon="liberar" off="Já liberado">
            Liberar
          </MenuItem>
          <MenuSeparator />
          <MenuCheckItem checked={shown} onChange={setShown}>
            Preço
          </MenuCheckItem>
        </Menu>
      </PartRow>
      <PartRow label="avisos">
        {TYPES.map((type) => (
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
        <Button onClick={startRun}>andamento</Button>
        <Button onClick={() => focusToasts()}>focar</Button>
        <Button onClick={() => dismissAll()}>dispensar</Button>
      </PartRow>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Cashback #5"
        description="Janela de leitura."
        footer={<Button onClick={() => setIsOpen(false)}>Fechar</Button>}
      >
        <p>Conteúdo da janela.</p>
      </Dialog>
    </PartGroup>
  )
}
