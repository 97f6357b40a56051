import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const image = { src: '/porch', width: 1600, height: 1067, alt: 'The porch', color: '#345678' }
const drawn = (more: { eager?: boolean } = {}) => renderToString(<Picture image={image} sizes="100vw" {...more} />)

it('C784 a server-rendered picture shows without scripts, lazily', () => {
  expect(drawn()).toMatch(/<img loading="lazy" src="\/porch\?w=1280" srcSet="[^"]*\/porch\?w=1600 1600w"/)
  expect(drawn()).toContain('data-state="loading"')
})

it('the picture at the top of a page is fetched first', () => {
  expect(drawn({ eager: true })).toMatch(/<img loading="eager".*fetchPriority="high"/)
})
