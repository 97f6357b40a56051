/** A text with the parts that match what was typed marked. */
export const MatchMark = ({ text, words }: { text: string; words: string }) => {
  const typed = words.toLowerCase()
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  )
}
