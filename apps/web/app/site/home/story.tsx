import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PicturedHome } from './front-page.ts'

/** Town of the story. */
export const storyTown = 'Averil Harbor'

/** A story next to a home. */
export const Story = ({ home }: { home: PicturedHome }) => {
  const words = useWords(homeWords)
  return (
    <section className="home-story">
      <HomePicture
        image={home.evening ?? home.image}
        sizes="(width <= 768px) 100vw, 58vw"
        className="home-story-picture"
        focus="50% 60%"
      />
      <div className="home-story-text">
        <h2 className="t-h1">{words.storyTitle}</h2>
        <p className="t-small muted">{words.storyBy}</p>
        <p className="t-lead">{words.story}</p>
      </div>
    </section>
  )
}
