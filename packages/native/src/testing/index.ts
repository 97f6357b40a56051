export { type Call, nativeSide, type Result } from './bridge.ts'
export { type FakeDevice, fakeDevice, type PluginName, type Settings } from './fake-device.ts'
export { folderOf, type Header, headersOf, nativeBridge, type Platform, packages } from './surface.ts'
