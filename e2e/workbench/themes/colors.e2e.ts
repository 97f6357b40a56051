import { expect, schemes, story, test, themes } from '../workbench.ts'

for (const theme of themes)
  for (const scheme of schemes)
    test(`the text roles of ${theme} ${scheme} are readable as the browser paints them`, async ({ page }) => {
      await story(page, 'themes-colors--roles', { theme, scheme })
      const said = await page.getByText(/^\s*[\d.]+ on [\w-]+$/).allInnerTexts()
      const ratios = said.map((text) => Number.parseFloat(text))
      expect(ratios.length).toBeGreaterThan(20)
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
    })
