export { bannerHtml, bannerStyle } from './banner.ts'
