import { boutiquesOfDesk, type DeskBoutique, setBoutique, siteThemes, versionOfNone } from '@porchlight/contract'
import { Button, Select, Switch, TextArea, TextField, toast } from '@porchlight/ui'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { type Compared, Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBoutiquesWords } from '#app/lib/messages/staff/boutiques.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChosenHome, HomesField, namesOf } from '../homes-field.tsx'
import { markIn } from '../use-step-up-action.tsx'
import { type BoutiqueFields, boutiqueOf, boutiqueProblems, fieldsOf, firstOf } from './fields.ts'

type Props = {
  /** An existing collection: everything but its address can change. */
  known: DeskBoutique | undefined
  /** Addresses in use. */
  taken: readonly string[]
  onDone: () => void
}

/** Chooses the first home, whose photo is the cover. */
const First = ({ homes, onFirst }: { homes: readonly ChosenHome[]; onFirst: (id: number) => void }) => {
  const words = useWords(staffBoutiquesWords)
  return (
    <div className="staff-acts">
      {homes.slice(1).map(({ id, name }) => (
        <Button key={id} size="small" look="bare" icon="arrow-left" onClick={() => onFirst(id)}>
          {words.first({ home: name })}
        </Button>
      ))}
    </div>
  )
}

/** A collection's texts and ordered homes. */
export const BoutiqueForm = ({ known, taken, onDone }: Props) => {
  const words = useWords(staffBoutiquesWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const place = useRef<HTMLFormElement>(null)
  const [homes, setHomes] = useState<readonly ChosenHome[]>(known?.homes ?? [])
  const [missing, setMissing] = useState(false)
  // Editing starts from the list above, so bring the form into view.
  const changes = known?.slug
  useEffect(() => {
    if (changes) place.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
  }, [changes])
  const form = useFields<BoutiqueFields>({
    values: fieldsOf(known),
    problemsOf: (fields) => boutiqueProblems(fields, taken, { ...words, required: shared.required }),
  })
  const themes = [
    { value: '', label: words.ourTheme },
    ...siteThemes.map((value) => ({ value, label: words.themes[value] })),
  ]
  const read = useLatestRead(known?.version, async () => {
    const now = await api(boutiquesOfDesk)
    return now.ok ? now.results.boutiques.find(({ slug }) => slug === known?.slug)?.version : known?.version
  })
  const themed = (theme: string): string => themes.find(({ value }) => value === theme)?.label ?? ''
  const compared = (entered: BoutiqueFields, stored: BoutiqueFields): Compared[] => [
    [words.name, entered.name, stored.name],
    [words.line, entered.line, stored.line],
    [words.text, entered.text, stored.text],
    [words.site, entered.site, stored.site],
    [words.theme, themed(entered.theme), themed(stored.theme)],
    [words.state, entered.shown ? words.shown : words.hidden, stored.shown ? words.shown : words.hidden],
    [words.homes, namesOf(homes), namesOf(known?.homes ?? [])],
  ]
  const save = async (fields: BoutiqueFields) => {
    setMissing(homes.length === 0)
    if (homes.length === 0) return
    const body = { ...boutiqueOf(fields, homes), version: known ? (read.latestRead ?? undefined) : versionOfNone }
    const answer = await api(setBoutique, { params: { slug: fields.slug.trim() }, body })
    if (!answer.ok) {
      const { message, required, code } = answer.error
      // Someone else created it since this page was opened.
      if (!known && code === 'settings_changed') return form.refuse(['slug'], words.addressTaken, shared.error)
      return read.refused(markIn(form, shared.error))(message, required ?? [], code)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" ref={place} className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField
          label={words.address}
          hint={words.addressHint}
          required
          readOnly={Boolean(known)}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          {...form.field('slug')}
        />
        <TextField label={words.name} required autoComplete="off" maxLength={80} {...form.field('name')} />
      </div>
      <TextField label={words.line} hint={words.lineHint} required maxLength={160} {...form.field('line')} />
      <TextArea label={words.text} aside={shared.optional} maxLength={2000} {...form.field('text')} />
      <div className="staff-pair">
        <TextField
          label={words.site}
          hint={words.siteHint}
          aside={shared.optional}
          autoComplete="off"
          maxLength={80}
          {...form.field('site')}
        />
        <Select
          label={words.theme}
          hint={words.themeHint}
          emptyText={words.ourTheme}
          options={themes}
          {...form.field('theme')}
        />
      </div>
      <HomesField
        label={words.homes}
        hint={words.homesHint}
        value={homes}
        onChange={setHomes}
        error={missing && homes.length === 0 ? shared.required : undefined}
      />
      <First homes={homes} onFirst={(id) => setHomes(firstOf(homes, id))} />
      <Switch label={words.isShown} checked={form.values.shown} onChange={(shown) => form.change('shown', shown)} />
      {read.isOvertaken && known && <Overtaken fields={compared(form.values, fieldsOf(known))} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        {known && <Button onClick={onDone}>{words.leave}</Button>}
      </div>
    </form>
  )
}
