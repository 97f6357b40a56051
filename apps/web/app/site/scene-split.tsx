import './scene-split.css'
import { Picture } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Scene, sceneUrl, sceneWidths } from './home/scenes.ts'

type Props = {
  scenes: { day: Scene; evening: Scene }
  /** On the picture. */
  say?: ReactNode
  focus?: string
  children: ReactNode
}

/** A form beside a scene, as on the login page; on phones, below a strip of it. */
export const SceneSplit = ({ scenes: { day, evening }, say, focus = '60% 60%', children }: Props) => {
  const words = useWords(homeWords)
  const pictured = (scene: Scene) => ({ ...scene, alt: words.scenes[scene.id] })
  return (
    <div className="scene-split">
      <div className="scene-split-side">
        <Picture
          image={pictured(day)}
          evening={pictured(evening)}
          sizes="(width > 992px) 42vw, 100vw"
          widths={sceneWidths}
          srcOf={sceneUrl}
          eager
          className="scene-split-picture"
          focus={focus}
        />
        {say && <div className="scene-split-say">{say}</div>}
      </div>
      <div className="scene-split-form">{children}</div>
    </div>
  )
}
