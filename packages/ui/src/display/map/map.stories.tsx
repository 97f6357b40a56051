import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type MapPin, type MapProps, MapView } from './map.tsx'

/** Land only, so that the workbench needs no tiles. */
const plain = (land: string) =>
  `data:application/json,${encodeURIComponent(
    JSON.stringify({
      version: 8,
      sources: {},
      layers: [{ id: 'land', type: 'background', paint: { 'background-color': land } }],
    }),
  )}`

const pins: MapPin[] = [
  { id: 1, lng: -71.61, lat: 40.2, text: '$6,320', name: 'Gull House for $6,320' },
  { id: 2, lng: -71.6, lat: 40.204, text: '$4,140', name: 'Saltgrass for $4,140' },
  { id: 3, lng: -71.42, lat: 40.25, text: '$9,800', name: 'Windrow for $9,800' },
  { id: 4, lng: -71.2, lat: 40.18, text: '$3,950', name: 'Pinewater for $3,950' },
  { id: 5, lng: -71.05, lat: 40.28, text: '$12,400', name: 'The Long Dune for $12,400' },
]

const Stage = (args: MapProps) => {
  const [lit, setLit] = useState<MapPin['id'] | null>(args.lit ?? null)
  const [said, setSaid] = useState('')
  return (
    <>
      <div style={{ height: 420 }}>
        <MapView
          {...args}
          lit={lit}
          onLit={setLit}
          onPin={(id) => setSaid(`Pressed ${id}`)}
          onMoved={(bounds) => setSaid(`Moved to ${bounds.map((side) => side.toFixed(1)).join(', ')}`)}
        />
      </div>
      <p role="status">{said}</p>
    </>
  )
}

const Roof = ({ place, ...args }: MapProps) => {
  const [now, setNow] = useState(place)
  return (
    <>
      <div style={{ height: 420 }}>
        <MapView {...args} {...(now && { place: now, onPlace: (to) => setNow({ ...now, ...to }) })} />
      </div>
      <p role="status">
        {now?.lat}, {now?.lng}
      </p>
    </>
  )
}

const meta = {
  title: 'Display/Map',
  component: MapView,
  args: {
    label: 'Map of the homes found',
    styles: { light: plain('#f1eadd'), dark: plain('#221d18') },
    words: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      scrollWithCtrl: 'Hold Ctrl and scroll to zoom the map',
      scrollWithCommand: 'Hold ⌘ and scroll to zoom the map',
      twoFingers: 'Use two fingers to move the map',
      failed: 'The map could not be drawn.',
      again: 'Try again',
    },
    at: [-71.76, 40.1, -70.9, 40.33],
  },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof MapView>
export default meta
type Story = StoryObj<typeof meta>

export const Pins: Story = { args: { pins } }
export const LitPin: Story = { args: { pins, lit: 3 } }
export const Clusters: Story = {
  args: {
    clusters: [
      { lng: -71.6, lat: 40.2, count: 24, name: '24 homes here. Zoom in' },
      { lng: -71.2, lat: 40.24, count: 118, name: '118 homes here, from $450. Zoom in', label: 'From $450' },
    ],
  },
}
export const Area: Story = {
  args: {
    label: 'Map of Saltgrass',
    at: { lng: -71.42, lat: 40.25, zoom: 12.4 },
    area: { lng: -71.42, lat: 40.25 },
    inPage: true,
  },
}
export const Place: Story = {
  args: {
    label: 'Map of the home',
    at: { lng: -71.42, lat: 40.25, zoom: 16 },
    place: { lng: -71.42, lat: 40.25, name: 'The home: drag it, or move it with the arrow keys' },
    inPage: true,
  },
  render: (args) => <Roof {...args} />,
}
export const NoPins: Story = { args: { pins: [] } }
export const Failed: Story = { args: { styles: { light: '/no-such-style.json', dark: '/no-such-style.json' } } }
