import { chromiumPath } from '../../tools/test/chromium.mjs'

const executablePath = chromiumPath()

/**
 * Parts of a desktop browser that no page asks for. The pages behind its address bar alone cost each new window more than
 * the page that is tested.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** Chromium uses only the last list of this kind, so it repeats what Playwright itself turns off. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  `--disable-features=${[...offInPlaywright, ...unused].join(',')}`,
]

/** How the journeys and the workbench start the browser of the machine where they look at what is drawn. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...args, '--enable-unsafe-swiftshader'],
}

/**
 * The same without photos and without maps, which most journeys pass by: decoding the photos of one page of homes, and
 * drawing a map without a graphics card, costs several times what the rest of the page does.
 */
export const undrawn = {
  ...launchOptions,
  args: [...args, '--blink-settings=imagesEnabled=false', '--disable-software-rasterizer'],
}
