import { type DeskVendor, lookup, mostVendorTags } from '@porchlight/contract'
import { TagsInput } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffVendorsWords } from '#app/lib/messages/staff/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  known: DeskVendor['tags']
  value: string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

/** Vendor tags, with suggestions from the tags in use, each in its color. */
export const VendorTags = ({ known, value, onChange, error }: Props) => {
  const words = useWords(staffVendorsWords)
  const { optional } = useWords(formWords)
  const [colors, setColors] = useState(() => new Map(known.map(({ name, color }) => [name, color])))
  const suggest = async (text: string) => {
    const answer = await api(lookup, { params: { key: 'vendor-tags' }, query: { q: text } })
    if (!answer.ok) throw new Error(answer.error.message)
    const { options } = answer.results
    setColors((seen) => new Map([...seen, ...options.map(({ value: tag, color }) => [tag, color] as const)]))
    return options.map(({ value: tag, count }) => ({
      value: tag,
      label: tag,
      detail: words.tagged({ number: count ?? 0 }),
    }))
  }
  return (
    <TagsInput
      label={words.tags}
      aside={optional}
      hint={words.tagsHint}
      most={mostVendorTags}
      value={value}
      onChange={onChange}
      error={error}
      suggest={suggest}
      colorOf={(tag) => colors.get(tag)}
      words={{ add: words.tagAdd, remove: (tag) => words.tagRemove({ tag }) }}
      suggestWords={{ looking: words.tagsLooking, none: words.tagNew, failed: words.tagsFailed }}
    />
  )
}
