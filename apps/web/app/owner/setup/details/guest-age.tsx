import { Select } from '@porchlight/ui'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

const usual = [18, 21, 23, 25, 30, 35]

/** The minimum age of the guest who books; 0: no minimum. */
export const GuestAge = ({ value, onChange }: { value: number; onChange: (age: number) => void }) => {
  const { details: words } = useWords(setupWords)
  const ages = [...new Set([...usual, ...(value > 0 ? [value] : [])])].sort((one, other) => one - other)
  return (
    <Select
      label={words.guestAge}
      emptyText=""
      value={String(value)}
      options={[
        { value: '0', label: words.noGuestAge },
        ...ages.map((age) => ({ value: String(age), label: words.ageOnArrival({ age }) })),
      ]}
      onChange={(age) => onChange(Number(age))}
    />
  )
}
