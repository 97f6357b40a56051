import type { SearchHit } from '@porchlight/contract'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { homeWords } from '#app/lib/messages/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** One story, told beside a house at the harbour. */
export const Story = ({ homes }: { homes: readonly SearchHit[] }) => {
  const words = useWords(homeWords)
  const house = homes.find((home) => home.town === 'Averil Harbor' && home.image) ?? homes.at(-1)
  return (
    <section className="home-story">
      {house?.image && (
        <HomePicture
          image={house.evening ?? house.image}
          sizes="(max-width: 700px) 100vw, 58vw"
          className="home-story-picture"
          focus="50% 60%"
        />
      )}
      <div className="home-story-text">
        <h2 className="t-h1">{words.storyTitle}</h2>
        <p className="t-small muted">{words.storyBy}</p>
        <p className="t-lead">{words.story}</p>
      </div>
    </section>
  )
}
