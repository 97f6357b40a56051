import type { TasteReading } from '@porchlight/contract'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Colors of the picked pictures, each with the nearest color name. */
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
