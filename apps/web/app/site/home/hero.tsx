import type { Site } from '@porchlight/contract'
import { Picture } from '@porchlight/ui'
import { SearchForm, type SearchPlace } from '#app/features/search-form/search-form.tsx'
import { emptySearch } from '#app/features/search-form/search-values.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { hasSlogan, heroes, type Scene, sceneUrl, sceneWidths } from './scenes.ts'

type Props = {
  theme: Site['theme']
  total: number
  places: readonly SearchPlace[]
}

/** Hero: one scene, one sentence, one search bar. */
export const Hero = ({ theme, total, places }: Props) => {
  const words = useWords(homeWords)
  const scenes = heroes[theme]
  const sentence = hasSlogan(theme) ? words.sentence : words.plainSentence
  const pictured = (scene: Scene) => ({ ...scene, alt: words.scenes[scene.id] })
  return (
    <div className="home-hero">
      <Picture
        image={pictured(scenes.day)}
        evening={pictured(scenes.evening)}
        sizes="100vw"
        widths={sceneWidths}
        srcOf={sceneUrl}
        eager
        className="home-scene"
        focus="64% 40%"
      />
      <div className="home-say wrap">
        <h1 className="t-hero">{sentence({ number: total })}</h1>
      </div>
      <div className="home-seek wrap">
        <SearchForm places={places} values={emptySearch} />
        <p className="t-small muted">{words.priceNote}</p>
      </div>
    </div>
  )
}
