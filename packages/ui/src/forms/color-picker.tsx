import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorPicker as AriaColorPicker, type Color, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'

type ColorPickerProps = {
  value: string
  onChange: (value: string) => void
  presets: readonly string[] | undefined
  presetsLabel: string
}

/** The picker's initial color if the text isn't a color. */
const beginning = '#8f8375'

const parsedColor = (text: string): Color => {
  try {
    return parseColor(`#${text.trim().replace('#', '')}`).toFormat('hsb')
  } catch {
    return parseColor(beginning).toFormat('hsb')
  }
}

const ColorPicker = ({ value, onChange, presets = [], presetsLabel }: ColorPickerProps) => (
  <AriaColorPicker
    value={parsedColor(value)}
    onChange={(color) => onChange(color.toString('hex').slice(1).toLowerCase())}
  >
    <div className="ui-color-picker">
      <ColorArea className="ui-color-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className="ui-color-thumb" />
      </ColorArea>
      <ColorSlider className="ui-color-slider" colorSpace="hsb" channel="hue">
        <SliderTrack className="ui-color-track">
          <ColorThumb className="ui-color-thumb" />
        </SliderTrack>
      </ColorSlider>
      {presets.length > 0 && (
        <ColorSwatchPicker className="ui-color-presets" aria-label={presetsLabel}>
          {presets.map((preset) => (
            <ColorSwatchPickerItem key={preset} color={`#${preset}`} className="ui-color-preset">
              <ColorSwatch className="ui-color-dot" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
    </div>
  </AriaColorPicker>
)

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default ColorPicker
