import '#app/features/prices/pricing-form.css'
import {
  addDays,
  type BlockPreview,
  blockHomes,
  homeBlockKinds,
  previewHomeBlocks,
  undoHomeBlocks,
} from '@porchlight/contract'
import { Button, RadioGroup, SidePanel, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type HomeChoice, HomesAndNights } from '#app/features/prices/homes-and-nights.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCalendarWords } from '#app/lib/messages/staff/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Kind = (typeof homeBlockKinds)[number]
type Fields = { homes: string[]; from: string | null; last: string | null; kind: Kind; reason: string }
type Blocks = readonly { homeId: number; blockId: number }[]

/** What the preview depends on. */
const keyOf = ({ homes, from, last }: Fields): string => JSON.stringify([homes, from, last])

const useUndo = () => {
  const { block: words } = useWords(staffCalendarWords)
  const { revalidate } = useRevalidator()
  return async (blocks: Blocks) => {
    const answer = await api(undoHomeBlocks, { body: { blocks: [...blocks] } })
    if (answer.ok) toast({ type: 'success', message: words.undone({ homes: answer.results.lifted }) })
    else toast({ type: 'danger', message: answer.error.message })
    await revalidate()
  }
}

const Preview = ({ homes }: { homes: readonly BlockPreview[] }) => {
  const { block: words } = useWords(staffCalendarWords)
  const { count, dayShort } = useFormats()
  return (
    <div className="pricing-effect" role="status">
      <h3>{words.caption}</h3>
      <Table
        caption={words.caption}
        rows={homes}
        rowKey={({ id }) => id}
        columns={[
          { id: 'home', head: words.home, cell: ({ name }) => <b data-content>{name}</b> },
          { id: 'nights', head: words.nights, align: 'end', cell: ({ open }) => count(open) },
          {
            id: 'taken',
            head: words.taken,
            cell: ({ taken }) =>
              taken
                .map(({ kind, from, to }) => words.takenBy[kind]({ from: dayShort(from), to: dayShort(to) }))
                .join(', '),
          },
        ]}
      />
    </div>
  )
}

type Props = { homes: readonly HomeChoice[]; today: string; onClose: () => void }

const BlockForm = ({ homes, today, onClose }: Props) => {
  const { block: words } = useWords(staffCalendarWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const undo = useUndo()
  const [seen, setSeen] = useState<{ key: string; homes: readonly BlockPreview[] }>()
  const form = useFields<Fields>({
    values: { homes: [], from: null, last: null, kind: 'closed', reason: '' },
    problemsOf: ({ homes: chosen, from, last }) => ({
      ...(chosen.length === 0 && { homes: words.choose }),
      ...(!from && { from: words.fill }),
      ...(!last && { last: words.fill }),
      ...(from && last && last < from && { last: words.order }),
    }),
  })
  const { values } = form
  const preview = seen?.key === keyOf(values) ? seen.homes : undefined
  const open = preview?.filter((home) => home.open > 0) ?? []
  const send = async (fields: Fields) => {
    const { homes: chosen, from, last, kind, reason } = fields
    if (!from || !last) return
    const nights = { arrive: from, depart: addDays(last, 1) }
    if (!preview) {
      const answer = await api(previewHomeBlocks, { body: { homes: chosen.map(Number), ...nights } })
      if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
      return setSeen({ key: keyOf(fields), homes: answer.results.homes })
    }
    if (open.length === 0) return form.refuse([], words.noneOpen, shared.error)
    const body = { homes: open.map(({ id }) => id), ...nights, kind, reason }
    const answer = await api(blockHomes, { body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    const { blocks, failed } = answer.results
    for (const { home, message } of failed) toast({ type: 'danger', message: words.failed({ home, reason: message }) })
    if (blocks.length > 0)
      toast({
        type: 'success',
        message: words.saved({ homes: blocks.length }),
        action: { label: words.undo, onPress: () => void undo(blocks) },
      })
    await revalidate()
    onClose()
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      <p className="muted">{words.lead}</p>
      <HomesAndNights
        homes={homes}
        today={today}
        words={{ ...words, none: words.clear }}
        chosen={form.field('homes')}
        first={form.field('from')}
        last={form.field('last')}
      />
      <RadioGroup
        legend={words.kind}
        look="segments"
        value={values.kind}
        onChange={(kind) => form.change('kind', kind as Kind)}
        options={homeBlockKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <TextField label={words.reason} hint={words.reasonHint} maxLength={300} {...form.field('reason')} />
      <div className="pricing-acts">
        {preview && <Preview homes={preview} />}
        <Button type="submit" look="primary" wide busy={form.busy}>
          {preview ? words.save({ homes: open.length }) : words.preview}
        </Button>
      </div>
    </form>
  )
}

/** Blocks nights of several homes: homes, nights, and reason, with a preview by home. */
const BlockHomesPanel = (props: Props) => {
  const { block: words } = useWords(staffCalendarWords)
  return (
    <SidePanel open onClose={props.onClose} title={words.title} closeLabel={words.close} tenths={{ md: 7, lg: 5 }}>
      <BlockForm {...props} />
    </SidePanel>
  )
}
export default BlockHomesPanel
