export { buildShape } from './buildShape.ts'
export { type Bounds, ClusterTree } from './ClusterTree.ts'
export { buildClusterShape, CLUSTER_MAX_ZOOM } from './clusterShape.ts'
