import { type LinkedHomes as Links, previewLinks, saveLinks } from '@porchlight/contract'
import { Button, Section, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLinkedHomesWords } from '#app/lib/messages/staff/linked-homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'

/** What a stay in each home blocks. */
const Blocks = ({ blocks }: Pick<Links, 'blocks'>) => {
  const words = useWords(staffLinkedHomesWords)
  if (blocks.length === 0) return <p className="muted">{words.nothing}</p>
  return (
    <ul className="staff-payments">
      {blocks.map(({ home, blocks: others }) => (
        <li key={home.id}>
          <span data-content>
            {words.blocks({ home: home.name, others: others.map(({ name }) => name).join(', ') })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The parts a home is rented in. Shows what each stay blocks before saving. */
export const LinkedHomes = ({ links }: { links: Links }) => {
  const words = useWords(staffLinkedHomesWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [parts, setParts] = useState<ChosenHome[]>(links.parts)
  const [preview, setPreview] = useState<Links['blocks']>()
  const [busy, setBusy] = useState(false)
  const call = async (endpoint: typeof previewLinks | typeof saveLinks) => {
    setBusy(true)
    const answer = await api(endpoint as typeof saveLinks, {
      params: { id: links.home.id },
      body: { partIds: parts.map(({ id }) => id) },
    })
    setBusy(false)
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    return answer.ok ? answer.results.blocks : undefined
  }
  const show = async () => setPreview(await call(previewLinks))
  const save = async () => {
    if (!(await call(saveLinks))) return
    toast({ type: 'success', message: words.saved })
    setPreview(undefined)
    await revalidate()
  }
  return (
    <Section title={words.title}>
      <p className="muted">{words.lead}</p>
      {links.wholes.length > 0 && (
        <p>
          {words.whole}:{' '}
          {links.wholes.map(({ id, name }) => (
            <UiLink
              key={id}
              className="inline-link"
              href={href('/staff/homes/:propertyId', { propertyId: String(id) })}
            >
              {name}
            </UiLink>
          ))}
        </p>
      )}
      <Blocks blocks={links.blocks} />
      <div className="staff-form">
        <HomesField
          label={words.parts}
          hint={words.partsHint}
          value={parts}
          onChange={(next) => {
            setParts(next)
            setPreview(undefined)
          }}
        />
        {preview && (
          <div role="status">
            <h3 className="t-card">{words.previewTitle}</h3>
            <Blocks blocks={preview} />
          </div>
        )}
        <div className="staff-acts">
          <Button busy={busy} onClick={() => void show()}>
            {words.preview}
          </Button>
          {preview && (
            <Button look="primary" busy={busy} onClick={() => void save()}>
              {words.save}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
