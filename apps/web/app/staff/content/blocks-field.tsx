import { type ContentBlock, contentBlockTypes, textsOfBlock } from '@porchlight/contract'
import { Button, Icon, IconButton, Menu, Press } from '@porchlight/ui'
import { type DragEvent, useRef, useState } from 'react'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type EditedBlock, keyed, movedTo, newBlock } from './blank.ts'
import { BlockFields } from './block-fields.tsx'

type Props = {
  body: readonly EditedBlock[]
  onChange: (body: EditedBlock[]) => void
  homeNames: ReadonlyMap<number, string>
}

const longestGlimpse = 60

const glimpseOf = (block: ContentBlock): string => {
  const [first = ''] = textsOfBlock(block).filter(Boolean)
  return first.length > longestGlimpse ? `${first.slice(0, longestGlimpse)}…` : first
}

type CardProps = {
  edited: EditedBlock
  at: number
  last: boolean
  open: boolean
  onOpen: () => void
  onChange: (block: ContentBlock) => void
  onMove: (to: number) => void
  onRemove: () => void
  homeNames: ReadonlyMap<number, string>
  drag: { start: () => void; over: (event: DragEvent) => void; drop: () => void }
}

/** One block: its name, its beginning, and its fields when open. Dragged by its handle, or moved with buttons. */
const BlockCard = ({ edited, at, last, open, onOpen, onChange, onMove, onRemove, homeNames, drag }: CardProps) => {
  const words = useWords(staffContentWords)
  const { block } = edited
  const name = words.blocks[block.type]
  const hasFields = block.type !== 'divider'
  return (
    <li className="content-block" data-open={open || undefined} onDragOver={drag.over} onDrop={drag.drop}>
      <div className="content-block-head">
        <span className="content-block-grip" draggable aria-hidden="true" onDragStart={drag.start}>
          ⠿
        </span>
        <Press className="content-block-name" aria-expanded={hasFields ? open : undefined} onClick={onOpen}>
          <b>
            {at + 1}. {name}
          </b>
          <span className="muted" data-content>
            {glimpseOf(block)}
          </span>
        </Press>
        <IconButton
          icon="chevron-up"
          label={words.moveBlockUp({ number: at + 1 })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={words.moveBlockDown({ number: at + 1 })}
          disabled={last}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="close" label={words.removeBlock({ number: at + 1 })} onClick={onRemove} />
      </div>
      {open && hasFields && (
        <div className="content-block-fields">
          <BlockFields block={block} onChange={onChange} homeNames={homeNames} />
        </div>
      )}
    </li>
  )
}

/**
 * The blocks of a body: added from a menu, opened one at a time, moved by pointer or keyboard, and removed with undo.
 */
export const BlocksField = ({ body, onChange, homeNames }: Props) => {
  const words = useWords(staffContentWords)
  const [open, setOpen] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [removed, setRemoved] = useState<{ edited: EditedBlock; at: number } | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  /** Once the list is shown as it is now: what was added is typed into, what follows a removed block comes next. */
  const focusIn = (at: number, what: string) =>
    requestAnimationFrame(() => {
      const block = list.current?.children[at]
      // An editor that is still loading has no field yet.
      const field = block?.querySelector<HTMLElement>(what) ?? block?.querySelector<HTMLElement>('.content-block-name')
      field?.focus()
    })
  const add = (type: ContentBlock['type']) => {
    const edited = keyed(newBlock(type))
    onChange([...body, edited])
    setOpen(edited.key)
    focusIn(body.length, '.content-block-fields :is(input, textarea, select, button, [contenteditable])')
  }
  const move = (from: number, to: number) => {
    const edited = body[from]
    if (!edited || to < 0 || to >= body.length) return
    onChange(movedTo(body, from, to))
    setSaid(words.blockMoved({ name: words.blocks[edited.block.type], number: to + 1, of: body.length }))
  }
  const remove = (at: number) => {
    const edited = body[at]
    if (!edited) return
    setRemoved({ edited, at })
    onChange(body.filter((_, place) => place !== at))
    setSaid(words.blockRemoved({ name: words.blocks[edited.block.type] }))
    focusIn(Math.min(at, body.length - 2), '.content-block-name')
  }
  const undo = () => {
    if (!removed) return
    onChange([...body.slice(0, removed.at), removed.edited, ...body.slice(removed.at)])
    setRemoved(null)
  }
  return (
    <fieldset className="content-blocks">
      <legend className="t-h3">{words.body}</legend>
      {body.length === 0 && <p className="muted">{words.noBlocks}</p>}
      <ol ref={list}>
        {body.map((edited, at) => (
          <BlockCard
            key={edited.key}
            edited={edited}
            at={at}
            last={at === body.length - 1}
            open={open === edited.key}
            onOpen={() => setOpen(open === edited.key ? null : edited.key)}
            onChange={(block) => onChange(body.map((one) => (one.key === edited.key ? { ...one, block } : one)))}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            homeNames={homeNames}
            drag={{
              start: () => setDragged(at),
              over: (event) => dragged !== null && event.preventDefault(),
              drop: () => {
                if (dragged !== null && dragged !== at) move(dragged, at)
                setDragged(null)
              },
            }}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="staff-acts">
        <Menu
          align="start"
          triggerClassName="ui-button content-add"
          trigger={
            <>
              <Icon name="plus" />
              {words.addBlock}
            </>
          }
        >
          {contentBlockTypes.map((type) => (
            <Press key={type} onClick={() => add(type)}>
              {words.blocks[type]}
            </Press>
          ))}
        </Menu>
        {removed && (
          <Button size="small" look="bare" onClick={undo}>
            {words.undoRemove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
