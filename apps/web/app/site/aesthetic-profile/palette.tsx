import type { TasteReading } from '@porchlight/contract'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The colors of the pictures that were taken, each with the name of the nearest one that has one. */
export const Palette = ({ palette }: Pick<TasteReading, 'palette'>) => {
  const words = useWords(profileWords)
  const names: Readonly<Record<string, string>> = words.colors
  return (
    <section className="taste-palette">
      <h2 className="t-h2">{words.palette}</h2>
      <p className="muted">{words.paletteText}</p>
      <ul>
        {palette.map(({ color, name }) => (
          <li key={color}>
            <span style={{ backgroundColor: color }} />
            <small>{names[name]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
