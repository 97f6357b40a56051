import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { useWords } from '#app/lib/messages/words.ts'

const shownHomes = 12

/** The homes affected by a change of defaults, by name. */
export const AffectedHomes = ({
  homes,
  number,
}: {
  homes: readonly { id: number; name: string }[]
  number: number
}) => {
  const words = useWords(staffGroupsWords)
  if (homes.length === 0) return null
  const shown = homes.slice(0, shownHomes).map(({ name }) => name)
  return (
    <p>
      <span className="muted">{words.affected}: </span>
      {[...shown, ...(number > shown.length ? [words.more({ number: number - shown.length })] : [])].join(', ')}
    </p>
  )
}
