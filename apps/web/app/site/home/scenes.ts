import type { Site } from '@porchlight/contract'
import type { PictureImage } from '@porchlight/ui'
import type { SceneId } from '#app/lib/messages/site/home.ts'

/** Available widths of wide scenes. */
export const sceneWidths = [640, 960, 1280, 1600, 2880] as const

export const sceneUrl = (src: string, width: number): string => `${src}/${width}.webp`

/** A wide picture; its alt text is in the home page's messages. */
export type Scene = Omit<PictureImage, 'alt'> & { id: SceneId }

const scene = (id: SceneId, color: string, placeholder: string): Scene => ({
  id,
  src: `/media-resources/scenes/${id}`,
  width: 2880,
  height: 1920,
  color,
  placeholder: `data:image/webp;base64,${placeholder}`,
})

const scenes = {
  'modern-harbour-day': {
    ...scene(
      'modern-harbour-day',
      '#d8b888',
      'UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQAAsAA4BaJZgCdAEQD7+JjOoAAP6YTtOlDUDhjRYdyKOhnLHtPrnAB7FJNZUdjh/6DWNuCSE0F33gxURbBq+bM8FDIYAA',
    ),
    width: 1600,
    height: 1067,
  },
  'cabin-lake-ember': scene(
    'cabin-lake-ember',
    '#282828',
    'UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQAAsAA4BaJZACdAED/46kMqKAAP7Q6X3sFkPkAUg8SyFfrcDO/whPu92TG40jgtFhjX+9uY10qGzP1le+NHfKLtn71arKAV3qjAAA',
  ),
  'cliff-harbour-terracotta': scene(
    'cliff-harbour-terracotta',
    '#a87858',
    'UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAsAA4BaJaACdAB8vI9bgAD+mE7o0VqUi/dxXqlT0jwyQHf26hCbScbTrCWHpTt92M3jlOvWlbJLyb5fNuwAAAA=',
  ),
  'cottage-dunes-rose-dawn': scene(
    'cottage-dunes-rose-dawn',
    '#a8a8b8',
    'UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAA4BaJQBOgB6/s9idvAAA/eLYPGEj/hps3oHJIJq7iXwNRpKDBsehylivT3BuE5EHOASbYsXrQZqKgRpOw7q6/mNRROQAAA==',
  ),
  'cottage-harbour-riviera': scene(
    'cottage-harbour-riviera',
    '#384858',
    'UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAsAA4BaJZgCdACkl38n9AAA/dX2fxiZ8w2Pk5drCs/EdIxkwM0vxCo4Mem8lgN0oFhi3b+biMKuRf4ibE5eQ1z1oQOW0nSTbgAA',
  ),
  'inn-village-ember': scene(
    'inn-village-ember',
    '#484838',
    'UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAsAA4BaJYgCdAEOIb2X2AD+7FWq1XU9uPsrp/7+Uq8/pGYedexss0sS7kArJIokpX2enzSoAA==',
  ),
  'modern-dunes-violet-hour': scene(
    'modern-dunes-violet-hour',
    '#584848',
    'UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAsAA4BaJQBOgB5+YSsAAP7c5JX7DHquNKc9KYMK129C3GKiezHl8whnD7A9VqH/IemRzLRT7JF8u2q3LEAA',
  ),
  'modern-harbour-teal-dusk': scene(
    'modern-harbour-teal-dusk',
    '#183848',
    'UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAsAA4BaJQBOgB7D+Ld9oAAA/vDssK+0QxgcQZ1/x24lml0Ra9KHmHVdo/CZ7BQhe7R+RB1PtMQcTRjAAA==',
  ),
}

/** The slogan about leaving the light on belongs to this theme: a company with another look doesn't get it. */
export const hasSlogan = (theme: Site['theme']): boolean => theme === 'porchlight'

/** Hero scenes of each site's home page, for day and evening. */
export const heroes: Record<Site['theme'], { day: Scene; evening: Scene }> = {
  porchlight: { day: scenes['modern-harbour-day'], evening: scenes['modern-harbour-teal-dusk'] },
  estates: { day: scenes['cliff-harbour-terracotta'], evening: scenes['modern-dunes-violet-hour'] },
  light: { day: scenes['cottage-dunes-rose-dawn'], evening: scenes['cabin-lake-ember'] },
  inn: { day: scenes['cottage-harbour-riviera'], evening: scenes['inn-village-ember'] },
}
