// The kit's workbench: every component in every state, theme, color scheme, and direction.
// npm run workbench                      during development, on port 6006
// npm run workbench -- build             as files, in packages/ui/build/workbench
// npm run workbench -- pictures [WORD]   as sheets to review, in packages/ui/build/pictures
import { ready } from './bootstrap.mjs'

await ready()
const { buildWorkbench, serveWorkbench, storybook } = await import('./workbench-files.mjs')
const [what, ...args] = process.argv.slice(2)
if (what === undefined) process.exit(await storybook(['dev', '-p', '6006', '--no-open'], false))
const built = await buildWorkbench()
if (built !== 0 || what !== 'pictures') process.exit(built)
const { drawPictures } = await import('./workbench-pictures.mjs')
const { origin, stop } = await serveWorkbench()
await drawPictures(origin, args)
stop()
