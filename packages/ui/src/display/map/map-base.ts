import 'maplibre-gl/dist/maplibre-gl.css'
import {
  Map as LibreMap,
  type MapOptions,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { MapWords } from './map.tsx'

setWorkerUrl(workerUrl)

/** MapLibre requires absolute addresses for sprites; everything else in a bundled style can stay relative. */
const withWholeAddresses = (style: StyleSpecification): StyleSpecification =>
  typeof style.sprite === 'string' ? { ...style, sprite: new URL(style.sprite, location.href).href } : style

export const loadStyle = async (url: string): Promise<StyleSpecification> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the map style answered ${answer.status}`)
  return withWholeAddresses((await answer.json()) as StyleSpecification)
}

const localeOf = (label: string, words: MapWords): Record<string, string> => ({
  'Map.Title': label,
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': words.scrollWithCtrl,
  'CooperativeGesturesHandler.MacHelpText': words.scrollWithCommand,
  'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
})

type Options = Omit<MapOptions, 'style' | 'locale'> & { style: StyleSpecification; label: string; words: MapWords }

/** A flat map that moves instantly for people who prefer reduced motion. */
export const createMap = ({ label, words, ...options }: Options): LibreMap => {
  const map = new LibreMap({
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    locale: localeOf(label, words),
    ...options,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  return map
}

export { LibreMap, Marker }
