export { createEngine, type Engine, type EngineOptions, type MapView, SELECTED_ZOOM } from './createEngine.ts'
export { createModel, FLUSH_EVERY_MS, type MapModel, type ModelListener } from './createModel.ts'
export { type ScaleBar, scaleBar } from './scaleBar.ts'
