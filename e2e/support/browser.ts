import { chromiumPath } from '../../tools/test/chromium.mjs'

const executablePath = chromiumPath()

/**
 * Parts of a desktop browser that no page uses. The pages behind its address bar alone cost each new window more than
 * the page under test.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** Chromium uses only the last list of this kind, so this repeats what Playwright itself turns off. */
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

/** The options with which the journeys and the workbench launch the installed browser. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    '--enable-unsafe-swiftshader',
    `--disable-features=${[...offInPlaywright, ...unused].join(',')}`,
  ],
}
