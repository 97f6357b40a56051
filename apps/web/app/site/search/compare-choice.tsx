import { mostCompared } from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  home: { id: number; name: string }
  chosen: readonly number[]
  onChosen: (change: (before: readonly number[]) => readonly number[]) => void
}

/** Selects a home in the results for comparison. */
const CompareChoice = ({ home: { id, name }, chosen, onChosen }: Props) => {
  const words = useWords(searchWords)
  return (
    <Checkbox
      quiet
      checked={chosen.includes(id)}
      disabled={!chosen.includes(id) && chosen.length >= mostCompared}
      onChange={(on) =>
        onChosen((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])].slice(-mostCompared))
      }
      label={words.compare}
      aria-label={words.compareHome({ name })}
    />
  )
}
// React.lazy asks for a default export.
export default CompareChoice
