import { ColorArea } from 'react-aria-components/ColorArea'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'

type ColourPickerProps = {
  value: string
  onChange: (value: string) => void
  presets: readonly string[] | undefined
  presetsLabel: string
}

/** What the picker begins with while the text is no colour. */
const beginning = '#8f8375'

const shownOf = (text: string): Color => {
  try {
    return parseColor(`#${text.trim().replace('#', '')}`).toFormat('hsb')
  } catch {
    return parseColor(beginning).toFormat('hsb')
  }
}

const ColourPicker = ({ value, onChange, presets = [], presetsLabel }: ColourPickerProps) => (
  <ColorPicker value={shownOf(value)} onChange={(colour) => onChange(colour.toString('hex').slice(1).toLowerCase())}>
    <div className="ui-colour-picker">
      <ColorArea className="ui-colour-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className="ui-colour-thumb" />
      </ColorArea>
      <ColorSlider className="ui-colour-slider" colorSpace="hsb" channel="hue">
        <SliderTrack className="ui-colour-track">
          <ColorThumb className="ui-colour-thumb" />
        </SliderTrack>
      </ColorSlider>
      {presets.length > 0 && (
        <ColorSwatchPicker className="ui-colour-presets" aria-label={presetsLabel}>
          {presets.map((preset) => (
            <ColorSwatchPickerItem key={preset} color={`#${preset}`} className="ui-colour-preset">
              <ColorSwatch className="ui-colour-dot" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
    </div>
  </ColorPicker>
)

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default ColourPicker
