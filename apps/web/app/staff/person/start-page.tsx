import { canStartOn, type Permission, type StartPageSetting, setStartPage, startPages } from '@porchlight/contract'
import { Section, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'

type Props = { id: number; setting: StartPageSetting; permissions: readonly Permission[] }

/** The page a staff member lands on when they open the console. */
export const StartPageChoice = ({ id, setting: { chosen, usual }, permissions }: Props) => {
  const { startPage: words } = useWords(staffPersonWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const save = async (value: string) => {
    setBusy(true)
    const page = startPages.find((one) => one === value) ?? null
    const answer = await api(setStartPage, { params: { id }, body: { page } })
    toast(answer.ok ? { type: 'success', message: words.saved } : { type: 'danger', message: answer.error.message })
    await revalidate()
    setBusy(false)
  }
  return (
    <Section title={words.title}>
      <Select
        label={<span className="visually-hidden">{words.title}</span>}
        hint={words.hint}
        emptyText={words.usual({ page: words.pages[usual] })}
        value={chosen ?? ''}
        disabled={busy}
        onKeyDown={openByArrow}
        onChange={(value) => void save(value)}
        options={[
          { value: '', label: words.usual({ page: words.pages[usual] }) },
          ...startPages
            .filter((page) => canStartOn(page, permissions))
            .map((page) => ({ value: page, label: words.pages[page] })),
        ]}
      />
    </Section>
  )
}
