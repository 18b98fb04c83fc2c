import { ValueType, type HrTime } from "@opentelemetry/api";
import { hrTime } from "@opentelemetry/core";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";

import type { MetricFamily } from "../server/ops/metrics.js";

type Times = Readonly<{ startTime: HrTime; endTime: HrTime }>;

/** Produces the figures of `read`, counted from now on. */
export function createProducer(read: () => Promise<readonly MetricFamily[]>): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const families = await read();
      const times = { startTime, endTime: hrTime() };
      const metrics = families
        .map((family) => toMetricData(family, times))
        .filter(({ dataPoints }) => dataPoints.length > 0);
      const scopeMetrics = [{ scope: { name: "kinward" }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

function toMetricData({ name, help, type, values }: MetricFamily, times: Times): MetricData {
  const common = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === "histogram")
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramsOf(values, times),
    };
  const dataPoints = values
    // JSON has no other numbers.
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return type === "counter"
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** For each set of labels prom-client lists the buckets, each including the buckets below it, then the sum, then the count. */
function histogramsOf(values: MetricFamily["values"], times: Times): DataPoint<Histogram>[] {
  const points: DataPoint<Histogram>[] = [];
  let cumulative: { le: unknown; value: number }[] = [];
  let sum = 0;
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith("_bucket")) cumulative.push({ le: labels["le"], value });
    else if (metricName?.endsWith("_sum")) sum = value;
    else {
      const counts = cumulative.map((each, at) => each.value - (cumulative[at - 1]?.value ?? 0));
      const boundaries = cumulative.slice(0, -1).map(({ le }) => Number(le));
      const histogram = { buckets: { boundaries, counts }, sum, count: value };
      points.push({ ...times, attributes: labels, value: histogram });
      cumulative = [];
    }
  }
  return points;
}
